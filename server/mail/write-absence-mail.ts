import type { StoredAbsence } from '#database/forms/absence-reports.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { type Country, languageOf } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import { readAbsenceContact } from '#domain/partners/partners.ts'
import { absenceMailMessages } from '#messages/absence-mail.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { languageTag } from '#messages/short-dates.ts'
import type { Mail } from './gateway.ts'

/**
 * An absence, to the company's contact in the company's language: name and days, nothing else. Nothing that was typed stands in a header.
 * Undefined where the company is told of absences no longer.
 */
export function writeAbsenceMail(
  id: string,
  { partner: company, name, from, to, createdAt }: StoredAbsence,
  { facts, country }: { facts: Pick<Facts, 'partners' | 'company'>; country: Country },
): Omit<Mail, 'key'> | undefined {
  const partner = facts.partners.find((it) => it.id === company)
  const contact = readAbsenceContact(partner)
  if (!partner || !contact) return
  const language = languageOf(contact.locale, country)
  const words = absenceMailMessages[language]
  const sent = new Intl.DateTimeFormat(languageTag(language), {
    timeZone: markets[country].zone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
  return {
    to: contact.email,
    replyTo: null,
    subject: format(words.subject, { reference: id.slice(0, 8) }),
    text: [
      format(words.intro, { company: partner.name, brand: facts.company.name }),
      '',
      `${words.name}: ${breakLinks(name)}`,
      `${words.from}: ${fullDate(from, language)}`,
      `${words.to}: ${to === null ? words.unknown : fullDate(to, language)}`,
      `${words.sent}: ${sent.format(createdAt)}`,
      '',
      words.note,
      '',
      words.end,
      '',
    ].join('\n'),
  }
}

/** Mail programs make a link of what looks like one, and a stranger's would stand in a mail of ours. */
function breakLinks(text: string): string {
  return text.replaceAll(/[.:/@\u3002\uff0e\uff61](?=\S)/gu, '$& ')
}
