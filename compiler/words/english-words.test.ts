import { expect, it } from 'vitest'
import { readContentRules } from '../safety/content-rules.ts'
import { createWordChecker } from './check-avoided.ts'

const check = createWordChecker(readContentRules('content', []).words.en)

const translated = [
  'Use the cream for some weeks.',
  'See a doctor within days.',
  'It can itch in the first weeks.',
  'Metformin isn’t for people with severe kidney disease.',
  'It isn’t for you if you’re pregnant. Nor if you smoke.',
  'Therapy is enough for many.',
  'A splint helps many.',
  'Call 113, also if you’re unsure.',
  'You pay for blood tests in addition.',
  'Tell us about a reaction to an earlier dose.',
  'Most weight medicines aren’t covered.',
  'Smoking, overweight, and age add to the risk.',
  'Hardly. It can also stop medicines from working.',
  'A doctor of ours can refer you.',
  'Tell us how many you are.',
]

it.each(translated)('finds English that was thought in Norwegian: %s', (sentence) => {
  expect(check(sentence)).not.toEqual([])
})

const idiomatic = [
  'Use the cream for a few weeks.',
  'See a doctor within a few days.',
  'On some evenings it helps in many ways.',
  'It can last for weeks, and therapy helps many people.',
  'Another clinic nearby may have an earlier appointment.',
  'You can also if you like book on video, in addition to the clinic.',
  'The agreement is also on our website.',
  'If you smoke, are overweight, or have diabetes, tell us.',
  'You may hardly notice it.',
]

it.each(idiomatic)('lets idiomatic English stand: %s', (sentence) => {
  expect(check(sentence)).toEqual([])
})
