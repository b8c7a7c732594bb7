import { expect, it } from 'vitest'
import { writeAboutGroup } from './write-sms.ts'

const tellCancelled = (dates: number) =>
  writeAboutGroup(
    'cancelled',
    { locale: 'en', country: 'norway' },
    {
      brand: 'Innom',
      clinic: {
        name: 'Hegdehaugsveien',
        zone: 'Europe/Oslo',
        address: { street: 'Hegdehaugsveien 24', postcode: '0352', place: 'Oslo' },
      },
      start: Temporal.Instant.from('2027-02-02T17:30:00+01:00'),
      dates,
      takesAnswers: false,
      join: null,
      link: null,
    },
  )

it('says that a course is cancelled with all its dates, and a single date by itself', () => {
  expect(tellCancelled(8)).toBe('Innom: Your place on the 8 dates from Tuesday 2 February at 17:30 has been cancelled.')
  expect(tellCancelled(1)).toBe('Innom: Your place on Tuesday 2 February at 17:30 has been cancelled.')
})
