import { expect, it } from 'vitest'
import { bareAgesOf, quantitiesOf } from './quantities.ts'

it.each([
  ['It takes 6 weeks.', 'Det tar 6 uker.'],
  ['after 6–12 weeks', 'etter 6–12 uker'],
  ['between 2 to 3 days', 'mellom 2 til 3 dager'],
  ['a fever of 38.5 °C', 'feber på 38,5 °C'],
  ['about 10 per cent', 'omtrent 10 prosent'],
  ['10% of people', '10 % av folk'],
  ['for 12 months or 2 years', 'i 12 måneder eller 2 år'],
  ['a 24-hour service', 'en 24-timers tjeneste'],
  ['5 mm wide', '5 mm bred'],
  ['no number here', 'ikke noe tall her'],
])('"%s" and "%s" say the same', (english, norwegian) => {
  expect(quantitiesOf(english).map(({ value }) => value)).toEqual(quantitiesOf(norwegian).map(({ value }) => value))
})

it('sees that 6 and 8 weeks differ', () => {
  expect(quantitiesOf('6 weeks')).not.toEqual(quantitiesOf('8 uker'))
})

it('knows an age that is written without a unit, and no other number', () => {
  const text =
    'Children under 16. From the age of 12, or when you’re 18 or older. It turned 20:15, over 140/90, for 30 or more.'
  expect(bareAgesOf(text)).toEqual(['16 year', '12 year', '18 year'])
})
