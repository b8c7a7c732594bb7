import { expect, it, vi } from 'vitest'
import { bookingMessagesFor } from './booking/messages.ts'
import { messagesFor } from './messages.ts'

// Figures that no message has by chance.
vi.mock('#domain/booking/booking-limits.ts', () => ({
  appointmentsPerPhone: 711,
  codeMinutes: 722,
  draftMinutes: 733,
  graceMinutes: 737,
  holdMinutes: 744,
  monthsListed: 755,
  placesPerPhone: 757,
}))
vi.mock('#domain/check-in/check-in.ts', () => ({ checkInMinutes: 700 }))
vi.mock('#domain/forms/absence.ts', () => ({ absenceLimits: { daysAgo: 811, daysAhead: 822, longest: 833 } }))
vi.mock('#domain/forms/fields/sms-code.ts', () => ({ codeDigits: 766 }))
vi.mock('#domain/forms/fields/reward-number.ts', () => ({ rewardNumberDigits: [777, 788] }))
vi.mock('#domain/forms/fields/description.ts', () => ({ descriptionMaxCharacters: 799 }))

it.each([
  ['Norwegian', 'no', 'norway'],
  ['English', 'en', 'norway'],
  ['Swedish', 'no', 'sweden'],
] as const)(
  'a limit that the software changes is another one in every %s message that names it',
  (_, locale, country) => {
    const { sms, problems, validation } = messagesFor(locale, country)
    const { note, time, hold, code, confirm, summary, partner, checkIn } = bookingMessagesFor(locale, country)
    expect(sms.code).toContain('722')
    expect(problems['too-many-appointments']).toContain('711')
    expect(problems['too-many-places']).toContain('757')
    expect(validation['description-too-long']).toContain('799')
    expect(validation['reward-number']).toMatch(/777 \S+ 788/)
    expect(validation['absence-from']).toMatch(/811 .*822/)
    expect(validation['absence-to']).toContain('833')
    expect(note.retype).toContain('733')
    expect([summary.cancellationLate, confirm.cancellationLate]).toEqual([
      expect.stringContaining('737'),
      expect.stringContaining('737'),
    ])
    expect(time.nothing).toContain('755')
    expect(hold.keep).toContain('744')
    expect(hold.kept).toContain('744')
    expect(checkIn.text).toContain('700')
    expect(code.hint).toContain('766')
    expect(partner.rewardNumberHint).toMatch(/777 \S+ 788/)
  },
)
