import { expect, it } from 'vitest'
import { findRiskWithoutTime } from './check-risk-lines.ts'

it.each([
  ['en', 'you’re pregnant and use treatment'],
  ['en', 'your baby has dry skin and a rash'],
  ['en', 'you have had cancer treatment and one leg or arm is swelling'],
  ['en', 'your child’s fever went away and then came back'],
  ['en', 'you take blood thinners and bruise easily'],
  ['no', 'du er gravid og bruker behandling'],
  ['no', 'babyen har tørr hud og utslett'],
  ['no', 'du har hatt kreft og får vondt'],
] as const)('an editor hears of a risk without a time (%s): %s', (language, line) => {
  expect(findRiskWithoutTime(line, language)).toEqual([expect.stringContaining('names a risk and no time')])
})

it.each([
  ['en', 'you’re pregnant and have warts. See a doctor within a week'],
  ['en', 'you have gone 3 months without a period, and aren’t pregnant'],
  ['en', 'you have tried for a year to get pregnant'],
  ['en', 'you have breast cancer in the family'],
  ['no', 'du er gravid, og det finnes hjelp nå'],
  ['no', 'du ønsker å bli gravid og har uregelmessig syklus'],
  ['no', 'du ikke har hatt mens på 3 måneder og ikke er gravid'],
] as const)('a line that says when, or that is no risk, may stand (%s): %s', (language, line) => {
  expect(findRiskWithoutTime(line, language)).toEqual([])
})
