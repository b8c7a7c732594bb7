import { describe, expect, it } from 'vitest'
import { readFacts } from '#compiler/read/facts.ts'
import { inMarket } from '#domain/facts/in-market.ts'
import { countries, type Locale } from '#domain/market/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import { manageLink } from '../identity/booking-token.ts'
import { writeAnswerHelp, writeCancelQuestion } from './write-answers.ts'
import { writeAboutBooking } from './write-sms.ts'

/** The letters of a short message (GSM 03.38). A single other one makes all of them twice as long. */
const letters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const twoPlaces = new Set('^{}\\[~]|€')

/** How many messages a text is sent and paid as. */
function countSegments(text: string): number {
  const length = isShort(text) ? [...text].reduce((sum, it) => sum + (twoPlaces.has(it) ? 2 : 1), 0) : text.length
  const [alone, each] = isShort(text) ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}

const all = readFacts('content', 2026)
/** The longest that a date is written in each language. */
const start = Temporal.Instant.from('2026-09-30T12:30:00Z')

const isShort = (text: string) => [...text].every((it) => letters.has(it) || twoPlaces.has(it))

/** Every text below a place in the messages, with the way there. */
const listTexts = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : listTexts(value, `${path}${key}.`),
  )

describe.each(countries.flatMap((country) => (['no', 'en'] as const).map((locale) => ({ country, locale }))))(
  'messages that take answers, in $country ($locale)',
  ({ country, locale }) => {
    const { clinics, company, paths } = inMarket(all, country)
    const reader = { locale: locale satisfies Locale, country }
    const link = manageLink(`https://innom.example${paths.manage[locale]}`, 'K7QF2MXR', 'x'.repeat(43))
    const write = (kind: 'reminder' | 'day-reminder', takesAnswers: boolean) =>
      clinics.map((clinic) =>
        writeAboutBooking(kind, reader, { brand: company.name, clinic, start, link, mayMove: true, takesAnswers }),
      )
    const segments = (texts: string[]) => Math.max(...texts.map(countSegments))

    it('cost no more than those that take none', () => {
      expect(segments(write('reminder', true))).toBe(1)
      expect(segments(write('day-reminder', true))).toBe(2)
    })

    it('stay within two', () => {
      const brand = company.name
      const questions = clinics.flatMap((clinic) =>
        [0, 12_890, null].flatMap((fee) =>
          [true, false].map((withRest) => writeCancelQuestion(reader, { brand, clinic, start, fee, withRest })),
        ),
      )
      const help = [true, false].map((canAsk) => writeAnswerHelp(reader, { brand, link, canAsk }))
      expect(segments([...questions, ...help])).toBeLessThanOrEqual(2)
    })
  },
)

it.each(countries.flatMap((country) => (['no', 'en'] as const).map((locale) => ({ country, locale }))))(
  'no message costs twice for a single letter, in $country ($locale)',
  ({ country, locale }) => {
    const costly = listTexts(messagesFor(locale, country).sms).filter(([, text]) => !isShort(text))
    expect(costly).toEqual([])
  },
)
