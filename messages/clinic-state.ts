import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import { format } from './format.ts'
import type { Messages } from './messages.ts'

/** The words of every state; the site and the booking say the same. */
export type ClinicStateWords = Pick<
  Messages['clinic'],
  'open' | 'opensAt' | 'closedToday' | 'closedForToday' | 'fullyBookedToday'
>

/** 'Opens at 08:00': whether a clinic can take you today. */
export function describeClinicState(words: ClinicStateWords, { state, opensAt }: ClinicToday): string {
  switch (state) {
    case 'open':
      return words.open
    case 'not-yet-open':
      return format(words.opensAt, { time: opensAt?.slice(11, 16) ?? '' })
    case 'closed':
      return words.closedToday
    case 'closed-for-today':
      return words.closedForToday
    case 'fully-booked':
      return words.fullyBookedToday
  }
}
