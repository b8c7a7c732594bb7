import type { StoredApplication } from '#database/forms/applications.ts'
import type { StoredContactMessage } from '#database/forms/contact-messages.ts'
import type { StoredInterest } from '#database/forms/interests.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { describeApplicationFile } from '#domain/forms/application-file.ts'
import { formatBirthdate } from '#domain/forms/fields/birthdate.ts'
import { type Country, homeLanguage, type Locale, languageOf, resolveText } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import { interestSubjectNames } from '#messages/interest-subjects.ts'
import { mailMessages } from '#messages/mail.ts'
import { languageTag } from '#messages/short-dates.ts'
import type { Mail } from './gateway.ts'

type Written = Omit<Mail, 'key'>

/** Where a mail is read: it is written in the language of the market, whatever the sender's. */
interface Place {
  facts: Pick<Facts, 'clinics' | 'company' | 'jobs'>
  country: Country
}

/** A message of the contact form, to its clinic, or to the company where it names none that still exists. */
export function writeContactMail(id: string, message: StoredContactMessage, { facts, country }: Place): Written {
  const words = wordsOf(country)
  const clinic = facts.clinics.find((it) => it.id === message.clinic)
  return {
    to: clinic?.email ?? facts.company.email,
    replyTo: replyTo(message),
    subject: format(words.contactSubject, { reference: shorten(id) }),
    text: compose(
      [format(words.contactIntro, { place: clinic?.name ?? facts.company.name }), replyNote(message, country)],
      [
        [words.clinic, clinic?.name ?? words.noClinic],
        [words.name, message.name],
        [words.birthdate, message.birthdate && formatBirthdate(message.birthdate, homeLanguage(country))],
        [words.email, message.email],
        [words.phone, message.phone],
        ...circumstances(message, country),
      ],
      [words.message, message.message],
      format(words.end, { days: retentionHours.contactMessages / 24 }),
    ),
  }
}

/** The interest of a business, to the company. */
export function writeInterestMail(id: string, interest: StoredInterest, { facts, country }: Place): Written {
  const words = wordsOf(country)
  return {
    to: facts.company.email,
    replyTo: replyTo(interest),
    subject: format(words.interestSubject, { reference: shorten(id) }),
    text: compose(
      [words.interestIntro, replyNote(interest, country)],
      [
        [words.subject, interest.subject && interestSubjectNames[interest.subject][homeLanguage(country)]],
        [words.company, interest.company],
        [words.name, interest.name],
        [words.email, interest.email],
        [words.phone, interest.phone],
        [words.employees, interest.employees],
        [words.reply, words.replyWays[interest.reply]],
        ...circumstances(interest, country),
      ],
      [words.message, interest.message],
      format(words.end, { days: retentionHours.interests / 24 }),
    ),
  }
}

/** An application for a job, to the company. Its file has a name of ours. */
export function writeApplicationMail(id: string, application: StoredApplication, { facts, country }: Place): Written {
  const words = wordsOf(country)
  const { job, file } = application
  const title = facts.jobs.find((it) => it.id === job)?.title
  const attached = file && { ...describeApplicationFile(id, file.kind), bytes: file.bytes }
  return {
    to: facts.company.email,
    replyTo: replyTo(application),
    subject: format(words.applicationSubject, { reference: shorten(id) }),
    text: compose(
      [words.applicationIntro, replyNote(application, country), file ? `\n${words.fileWarning}` : undefined],
      [
        [words.job, title ? resolveText(title, 'no', country) : job],
        [words.name, application.name],
        [words.email, application.email],
        [words.phone, application.phone],
        [words.file, attached?.name ?? words.noFile],
        ...circumstances(application, country),
      ],
      [words.application, application.text],
      words.applicationEnd,
    ),
    ...(attached && { attachment: attached }),
  }
}

function wordsOf(country: Country) {
  return mailMessages[homeLanguage(country)]
}

/** Enough of an id to tell two mails apart: mail programs put those with the same subject into one thread. */
const shorten = (id: string) => id.slice(0, 8)

/** Addresses with letters beyond ASCII before the @ are refused by many servers when they stand in a header. */
function replyTo({ name, email }: { name: string; email: string }): Written['replyTo'] {
  return canReply(email) ? { name, address: email } : null
}

const canReply = (email: string) => /^[\x21-\x7e]+@/.test(email)

function replyNote({ email }: { email: string }, country: Country): string | undefined {
  return canReply(email) ? undefined : wordsOf(country).noReply
}

function circumstances({ locale, createdAt }: { locale: Locale; createdAt: Date }, country: Country): Line[] {
  const words = wordsOf(country)
  const sent = new Intl.DateTimeFormat(languageTag(homeLanguage(country)), {
    timeZone: markets[country].zone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
  return [
    [words.language, words.languages[languageOf(locale, country)]],
    [words.sent, sent.format(createdAt)],
  ]
}

type Line = [label: string, value: string | null]

/** The sender's own words are quoted line by line, so that none of them can be taken for one of ours. */
function compose(
  intro: (string | undefined)[],
  lines: Line[],
  [label, text]: [label: string, text: string | null],
  end: string,
): string {
  const facts = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  const quoted = text === null ? [] : ['', `${label}:`, ...text.split('\n').map((line) => `> ${line}`)]
  return [...intro.filter((it) => it !== undefined), '', ...facts, ...quoted, '', end, ''].join('\n')
}
