import type { Clinic } from '#domain/facts/clinic.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { describeTime, type Reader } from './write-sms.ts'

/** Whether a patient wants to cancel, with what it costs: what a 'yes' is then held to. */
export function writeCancelQuestion(
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone'>
    start: Temporal.Instant
    /** Null where it depends. */
    fee: number | null
    /** The later visits of its package go with it. */
    withRest: boolean
  },
): string {
  const { brand, clinic, start, fee, withRest } = values
  const words = messagesFor(reader.locale, reader.country)
  const { answers } = words.sms
  const cost =
    fee === 0
      ? answers.free
      : fee === null
        ? answers.feeDepends
        : format(answers.fee, { price: withPlainSpaces(formatPrice(fee, words)) })
  return format(withRest ? answers.cancelRest : answers.cancel, {
    brand,
    clinic: clinic.name,
    time: describeTime(reader, start, clinic.zone),
    cost,
  })
}

/** To somebody who answered the question by something else than yes or no: they may think that it is done. */
export function writeStillBooked(reader: Reader, values: { brand: string; phone: string }): string {
  return format(messagesFor(reader.locale, reader.country).sms.answers.stillBooked, values)
}

/** To somebody who wrote what we do not know. */
export function writeAnswerHelp(
  reader: Reader,
  { brand, link, canAsk }: { brand: string; link: string; canAsk: boolean },
): string {
  const { answers } = messagesFor(reader.locale, reader.country).sms
  return format(canAsk ? answers.help : answers.helpOnly, { brand, link })
}

/** The spaces that hold a price together are not among the letters of a short message: a single one would halve its length. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
}
