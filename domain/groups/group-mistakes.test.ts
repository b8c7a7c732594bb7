import { expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findGroupMistakes } from './group-mistakes.ts'

const [course, webinar] = sampleFacts.groups
const find = (plan: object) => findGroupMistakes('mindfulness', { ...course!, ...plan }, sampleFacts as never)

it('a plan that fits the facts has no mistake', () => {
  for (const it of [course!, webinar!]) expect(findGroupMistakes(it.id, it, sampleFacts as never)).toEqual([])
})

it.each([
  ['a treatment for one patient', { treatment: 'gp-consultation' }, /no class, course or webinar/],
  ['a leader who does not offer it', { leader: 'anne-lege' }, /does not offer/],
  ['a clinic that there is not', { clinic: 'x' }, /no clinic 'x'/],
  ['a link of what is held at a clinic', { link: 'https://meet.example/' }, /a webinar has a link/],
  ['a link that can be guessed', { link: 'https://meet.example/mindfulness' }, /can be guessed/],
  ['a first date on another day', { first: '2026-11-25' }, /on none of the days/],
  ['runs that overlap', { everyWeeks: 3 }, /2026-12-15 begins before/],
  [
    'a pause that makes them overlap',
    { everyWeeks: 4, pauses: [{ from: '2026-12-01', to: '2026-12-01' }] },
    /begins before/,
  ],
  [
    'a pause that ends before it begins',
    { pauses: [{ from: '2026-12-02', to: '2026-12-01' }] },
    /ends before it begins/,
  ],
  ['a mistyped year', { pauses: [{ from: '2026-12-01', to: '9999-12-31' }] }, /longer than a year/],
  ['hundreds of pauses', { pauses: Array(200).fill({ from: '2026-12-01', to: '2026-12-01' }) }, /more than 50 pauses/],
  ['a day twice', { days: ['tue', 'tue'] }, /stands twice/],
  ['the end of a day as a beginning', { at: '24:00' }, /the day after/],
  ['one date that is sold as a series', { dates: 1, sold: 'series' }, /one date is sold/],
])('a mistake is told: %s', (_, plan, message) => {
  expect(find(plan).join(' ')).toMatch(message)
})
