import { expect, it } from 'vitest'
import { hasSubject } from './sign-subject.ts'

it.each([
  'you have chest pain',
  'you’re dizzy',
  'your lips turn blue',
  'your child is limp',
  'someone cannot be woken',
])("reads well after 'Call 113 now if': %s", (line) => {
  expect(hasSubject(line, 'en')).toBe(true)
})

it.each(['have chest pain', 'have a child who is limp', 'you have a child who is limp', 'suddenly lose your sight'])(
  "does not read well after 'Call 113 now if': %s",
  (line) => {
    expect(hasSubject(line, 'en')).toBe(false)
  },
)

it.each(['du plutselig mister synet', 'barnet er slapt', 'kneet har låst seg', 'et lite barn har feber'])(
  'reads well after «Ring 113 nå hvis»: %s',
  (line) => {
    expect(hasSubject(line, 'no')).toBe(true)
  },
)

it.each(['har vondt', 'ikke får tisset', 'har et barn som er slapt', 'du har et barn som er slapt'])(
  'does not read well after «Ring 113 nå hvis»: %s',
  (line) => {
    expect(hasSubject(line, 'no')).toBe(false)
  },
)
