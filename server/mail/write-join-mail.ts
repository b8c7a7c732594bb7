import type { Booking } from '#database/bookings/bookings.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { type Country, languageOf } from '#domain/market/locale.ts'
import { format } from '#messages/format.ts'
import { joinMailMessages } from '#messages/join-mail.ts'
import { describeTime } from '../sms/write-sms.ts'
import type { Mail } from './gateway.ts'

/**
 * The link of an online group, to its patient: brand and time, as in the SMS, and not what it is about. Nobody has proved that the
 * address is theirs, so the mail has neither a name nor the link that opens the booking.
 */
export function writeJoinMail(
  { reference, start, locale }: Pick<Booking, 'reference' | 'start' | 'locale'>,
  { to, brand, clinic, join }: { to: string; brand: string; clinic: Pick<Clinic, 'zone' | 'phone'>; join: string },
  country: Country,
): Omit<Mail, 'key'> {
  const words = joinMailMessages[languageOf(locale, country)]
  const time = describeTime({ locale, country }, start, clinic.zone)
  return {
    to,
    replyTo: null,
    subject: format(words.subject, { reference }),
    text: [
      format(words.text, { brand, time }),
      '',
      words.join,
      join,
      '',
      words.sms,
      '',
      words.mistake,
      '',
      format(words.end, { phone: clinic.phone }),
      '',
    ].join('\n'),
  }
}
