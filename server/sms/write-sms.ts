import type { Clinic } from '#domain/facts/clinic.ts'
import { type Country, htmlLang, type Locale, languageOf } from '#domain/market/locale.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'

/** Whose language a message is written in. */
export interface Reader {
  locale: Locale
  country: Country
}

/** The last line lets phones fill in the code automatically, but only on our own site (WebOTP). */
export function writeCode(reader: Reader, brand: string, code: string, siteUrl: string): string {
  const text = format(messagesFor(reader.locale, reader.country).sms.code, { brand, code })
  return `${text}\n\n@${new URL(siteUrl).hostname} #${code}`
}

export type BookingMessage = 'confirmation' | 'moved' | 'cancelled' | 'cancelled-rest' | 'reminder' | 'day-reminder'

/** Brand, time, clinic and street: a locked screen must not show anything about the patient's health. */
export function writeAboutBooking(
  kind: BookingMessage,
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone' | 'address'>
    start: Temporal.Instant
    /** Null where no link would open it. */
    link: string | null
    /** Whether the link will let it be moved for a while: it can be cancelled until the start. */
    mayMove: boolean
    /** Whether an answer by SMS reaches us: reminders then say how to cancel by one. */
    takesAnswers: boolean
    /** Of one of several people who were booked together: names the practitioner where it must be said whose appointment it is. */
    practitioner?: string
  },
): string {
  const { brand, clinic, start, link, mayMove, takesAnswers, practitioner } = values
  const words = messagesFor(reader.locale, reader.country).sms
  return format(kind === 'cancelled' && practitioner ? words.together.cancelled : words[kind], {
    brand,
    clinic: clinic.name,
    street: clinic.address.street,
    time: describeTime(reader, start, clinic.zone),
    name: practitioner ?? '',
    answer: takesAnswers ? `${words.howToAnswer} ` : '',
    change: link === null ? '' : format(mayMove ? words.moveOrCancel : words.cancelOnly, { link }),
  }).trimEnd()
}

export type TogetherMessage = Extract<BookingMessage, 'confirmation' | 'reminder' | 'day-reminder'>

/**
 * The same for several people who come together: one message, with a line for each, by the clock. Whose it is is never said: two that begin at
 * once are told apart by the practitioner.
 */
export function writeAboutTogether(
  kind: TogetherMessage,
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone' | 'address'>
    people: { start: Temporal.Instant; practitioner: string; link: string | null }[]
    mayMove: boolean
  },
): string {
  const { brand, clinic, people, mayMove } = values
  const words = messagesFor(reader.locale, reader.country).sms
  const clock = (start: Temporal.Instant) =>
    start.toZonedDateTimeISO(clinic.zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const linked = kind === 'reminder' ? [] : people.filter(({ link }) => link !== null)
  const lines = linked.map(({ start, practitioner, link }) =>
    format(beginsAlone(linked, start) ? words.together.line : words.together.lineWith, {
      time: clock(start),
      name: practitioner,
      link: link ?? '',
    }),
  )
  const text = format(words.together[kind], {
    brand,
    clinic: clinic.name,
    street: clinic.address.street,
    count: String(people.length),
    time: describeTime(reader, people[0]!.start, clinic.zone),
    change: lines.length === 0 ? '' : mayMove ? words.together.moveOrCancel : words.together.cancelOnly,
  }).trimEnd()
  return [text, ...lines].join('\n')
}

const beginsAlone = (all: readonly { start: Temporal.Instant }[], start: Temporal.Instant) =>
  all.filter((it) => it.start.equals(start)).length === 1

export type GroupMessage = 'confirmation' | 'cancelled' | 'reminder' | 'day-reminder' | 'date-cancelled'

/** The same for a class, course or webinar. What it is about is not said either. */
export function writeAboutGroup(
  kind: GroupMessage,
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone' | 'address'>
    start: Temporal.Instant
    /** How many dates the booking has that stand. */
    dates: number
    /** Whether its reminders say how to cancel by SMS: a whole course is not cancelled in passing. */
    takesAnswers: boolean
    /** Where an online group meets; null for one at the clinic. */
    join: string | null
    link: string | null
  },
): string {
  const { brand, clinic, start, dates, takesAnswers, join, link } = values
  const words = messagesFor(reader.locale, reader.country).sms
  const time = describeTime(reader, start, clinic.zone)
  const text = {
    confirmation: join === null ? words.groupConfirmation : words.onlineConfirmation,
    reminder: join === null ? words.reminder : words.onlineReminder,
    'day-reminder': join === null ? words['day-reminder'] : words.onlineDayReminder,
    cancelled: dates > 1 ? words.seriesCancelled : words.groupCancelled,
    'date-cancelled': dates > 0 ? words.dateCancelled : words.allCancelled,
  }[kind]
  const when = format(dates > 1 ? words.severalDates : words.oneDate, { count: String(dates), time })
  return format(text, {
    brand,
    clinic: clinic.name,
    street: clinic.address.street,
    time,
    count: String(dates),
    when: when.charAt(0).toUpperCase() + when.slice(1),
    join: join ?? '',
    answer: takesAnswers ? `${words.howToAnswer} ` : '',
    change: link === null ? '' : format(words.cancelOnly, { link }),
  }).trimEnd()
}

/** The links to all coming bookings and open orders of a phone, and to what it waits for, for somebody who has lost the messages with them. */
export function writeLinks(
  reader: Reader,
  brand: string,
  {
    bookings,
    orders,
    entries,
  }: {
    bookings: { clinic: Pick<Clinic, 'name' | 'zone'>; start: Temporal.Instant; practitioner: string; link: string }[]
    orders: { reference: string; link: string }[]
    entries: { clinic: string; link: string }[]
  },
): string {
  const { links } = messagesFor(reader.locale, reader.country).sms
  const ofBoth = orders.length === 0 ? links.bookings : bookings.length === 0 ? links.orders : links.both
  const head = orders.length + bookings.length === 0 ? links.waiting : ofBoth
  return [
    format(head, { brand }),
    ...bookings.map(({ clinic, start, practitioner, link }) =>
      format(beginsAlone(bookings, start) ? links.bookingLine : links.bookingLineWith, {
        time: describeTime(reader, start, clinic.zone),
        name: practitioner,
        clinic: clinic.name,
        link,
      }),
    ),
    ...orders.map((order) => format(links.orderLine, order)),
    ...entries.map((entry) => format(links.waitingLine, entry)),
  ].join('\n')
}

/** Other times are held for somebody whose time is lost, until an hour of the day. Why is not said: others may see the screen. */
export function writeOffer(
  reader: Reader,
  values: {
    brand: string
    clinic: Pick<Clinic, 'name' | 'zone'>
    start: Temporal.Instant
    until: Temporal.Instant
    link: string
  },
): string {
  const { brand, clinic, start, until, link } = values
  return format(messagesFor(reader.locale, reader.country).sms.offer, {
    brand,
    clinic: clinic.name,
    time: describeTime(reader, start, clinic.zone),
    until: until.toZonedDateTimeISO(clinic.zone).toPlainTime().toString({ smallestUnit: 'minute' }),
    link,
  })
}

/** A time that the clinic has taken away, or that takes place after all. */
export function writeLostTime(
  kind: 'time-lost' | 'time-stands',
  reader: Reader,
  values: { brand: string; clinic: Pick<Clinic, 'name' | 'zone'>; start: Temporal.Instant; link: string },
): string {
  const { brand, clinic, start, link } = values
  const words = messagesFor(reader.locale, reader.country).sms
  const text = kind === 'time-lost' ? words.timeLost : words.timeStands
  return format(text, { brand, clinic: clinic.name, time: describeTime(reader, start, clinic.zone), link })
}

/** How the visit was, the day after; not what it was about. */
export function writeVisitQuestion(reader: Reader, values: { brand: string; clinic: string; link: string }): string {
  return format(messagesFor(reader.locale, reader.country).sms.visitQuestion, values)
}

/** Cached, because creating one takes longer than everything else about a message. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function describeTime({ locale, country }: Reader, start: Temporal.Instant, zone: string): string {
  const language = htmlLang(languageOf(locale, country))
  const key = `${language} ${zone}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(key, format)
  return format.format(start.epochMilliseconds)
}
