import { codeMinutes, draftMinutes, graceMinutes, holdMinutes, resendSeconds } from '#domain/booking/booking-limits.ts'
import { reminderMinutes } from '#domain/booking/reminder.ts'
import { accessLogYears, bookingRetentionMonths, retentionHours } from '#domain/booking/retention-hours.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { descriptionMaxCharacters } from '#domain/forms/fields/description.ts'
import { rewardNumberDigits } from '#domain/forms/fields/reward-number.ts'
import { codeDigits } from '#domain/forms/fields/sms-code.ts'
import { type Country, type Language, type Locale, type LocalizedText, resolveText } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import { marketFormats } from '#domain/market/market-formats.ts'
import { collectClinics, handInClinics } from '#domain/orders/order-items.ts'
import { orderMinimumAge } from '#domain/orders/order-limits.ts'
import { listFields } from '#domain/partners/partners.ts'
import { offerMinutes } from '#domain/waiting/waiting-limits.ts'
import { bookingMessagesFor } from '#messages/booking/messages.ts'
import { fullDate } from '#messages/dates.ts'
import { clockNames } from '#messages/markets.ts'
import { messagesFor } from '#messages/messages.ts'
import { languageTag } from '#messages/short-dates.ts'
import { toolWords } from '#messages/tools/messages.ts'
import { nameGroups } from './group-facts.ts'
import { namePackages } from './package-facts.ts'

/** A value that pages mention but never type, because code or settings define it. */
export interface NamedFact {
  text: string
  /** Words of a sentence about it: if the value is typed near one of them, that is reported. */
  near?: RegExp
}

/** Facts by the name that pages use: {fact:code-minutes}, {fact:button-book-now}, {fact:treatment-gp-consultation}. */
export function listNamedFacts(
  facts: Facts,
  { locale, language, country }: { locale: Locale; language: Language; country: Country },
): Record<string, NamedFact> {
  const { company } = facts
  const count = (value: number, unit: keyof typeof units) => `${value} ${units[unit][language][value === 1 ? 0 : 1]}`
  const minutes = (value: number) => count(value, 'minute')
  const hours = (value: number) => count(value, 'hour')
  const labels = listLabels(locale, country)
  return {
    'code-minutes': { text: minutes(codeMinutes), near: /\b(?:code|codes|kode|koden|koder)\b/i },
    'hold-minutes': { text: minutes(holdMinutes), near: /\b(?:held|hold|holder av|holdt av|holdes av)\b/i },
    'waiting-offer-minutes': { text: minutes(offerMinutes), near: /\b(?:waiting list|venteliste|väntelista)\b/i },
    'grace-minutes': { text: minutes(graceMinutes), near: /\b(?:cancel|avbestille|avboka)\b/i },
    'resend-seconds': { text: count(resendSeconds, 'second'), near: /\b(?:code|kode|koden)\b/i },
    'code-digits': { text: count(codeDigits, 'digit'), near: /\b(?:code|kode|koden)\b/i },
    'reward-digits': {
      text: `${rewardNumberDigits.join(or[language])} ${units.digit[language][1]}`,
      near: /number|nummer/i,
    },
    'description-characters': {
      text: count(descriptionMaxCharacters, 'character'),
      near: /describe|description|beskriv/i,
    },
    'draft-minutes': { text: minutes(draftMinutes), near: /\b(?:tab|fanen)\b/i },
    'unfinished-retention': { text: hours(retentionHours.unfinished), near: /started|påbegynt/i },
    'code-retention': { text: hours(retentionHours.codes), near: /\b(?:codes|koder|SMS-koder)\b/i },
    'attempt-retention': { text: hours(retentionHours.attempts), near: /attempt|forsøk/i },
    'answer-retention': { text: hours(retentionHours.answers) },
    'known-phone-retention': { text: count(retentionHours.knownPhones / 24, 'day') },
    'visit-question-retention': { text: count(retentionHours.visitQuestions / 24, 'day') },
    'visit-answer-retention': { text: count(retentionHours.visitAnswers / 24, 'day') },
    'stopped-phone-retention': { text: count(retentionHours.stoppedPhones / 24, 'day') },
    'sent-message-retention': { text: count(retentionHours.finishedJobs / 24, 'day') },
    'message-retention': { text: count(retentionHours.contactMessages / 24, 'day'), near: /message|melding/i },
    'booking-retention': { text: count(bookingRetentionMonths, 'month') },
    'interest-retention': { text: count(retentionHours.interests / 24, 'day') },
    'order-retention': { text: count(retentionHours.orders / 24, 'day') },
    'order-minimum-age': { text: String(orderMinimumAge) },
    'offer-retention': { text: count(retentionHours.offers / 24, 'day') },
    'application-retention': { text: count(retentionHours.applications / 24, 'day') },
    'access-log-retention': { text: count(accessLogYears, 'year') },
    'absence-retention': { text: count(retentionHours.absences / 24, 'day') },
    'reminder-time': { text: hours(reminderMinutes / 60), near: /remind|påminn/i },
    'cancellation-hours': { text: hours(company.cancellationHours), near: /cancel|avbestill|\bmove\b|flytt/i },
    'company-legal-name': { text: company.legalName },
    'company-number': { text: unbroken(company.orgNumber) },
    'company-address': { text: company.address },
    'company-email': { text: company.email },
    'company-phone': { text: unbroken(company.mobileNumber) },
    'price-covered': { text: messagesFor(locale, country).price.covered },
    'clinic-time': { text: clockNames[country][locale] },
    'mobile-example': { text: unbroken(marketFormats[country].mobileExample) },
    'emergency-number': { text: unbroken(markets[country].emergencyNumber) },
    'urgent-number': { text: unbroken(markets[country].urgentNumber) },
    'crisis-number': { text: unbroken(markets[country].crisisNumber) },
    'poison-number': { text: unbroken(markets[country].poisonNumber) },
    'violence-number': { text: unbroken(markets[country].violenceNumber) },
    'police-number': { text: unbroken(markets[country].policeNumber) },
    ...nameEnds(facts, language),
    ...nameOrders(facts, language),
    ...nameGroups(facts, { locale, language, country }),
    ...namePackages(facts, { locale, country }),
    ...nameChoices(facts, locale, country),
    ...Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, { text }])),
  }
}

/** One of each, and several. */
const units = {
  second: { no: ['sekund', 'sekunder'], en: ['second', 'seconds'], sv: ['sekund', 'sekunder'] },
  minute: { no: ['minutt', 'minutter'], en: ['minute', 'minutes'], sv: ['minut', 'minuter'] },
  hour: { no: ['time', 'timer'], en: ['hour', 'hours'], sv: ['timme', 'timmar'] },
  workday: { no: ['virkedag', 'virkedager'], en: ['working day', 'working days'], sv: ['arbetsdag', 'arbetsdagar'] },
  day: { no: ['dag', 'dager'], en: ['day', 'days'], sv: ['dag', 'dagar'] },
  year: { no: ['år', 'år'], en: ['year', 'years'], sv: ['år', 'år'] },
  month: { no: ['måned', 'måneder'], en: ['month', 'months'], sv: ['månad', 'månader'] },
  digit: { no: ['siffer', 'sifre'], en: ['digit', 'digits'], sv: ['siffra', 'siffror'] },
  character: { no: ['tegn', 'tegn'], en: ['character', 'characters'], sv: ['tecken', 'tecken'] },
} satisfies Record<string, Record<Language, [one: string, many: string]>>

const or: Record<Language, string> = { no: ' eller ', en: ' or ', sv: ' eller ' }

/** A number to call stays on one line. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** What a reader chooses in the booking: treatments, and what partners let their members choose from. */
function nameChoices({ catalogue, partners }: Facts, locale: Locale, country: Country): Record<string, NamedFact> {
  const treatments = catalogue.types.flatMap(({ services }) => services.flatMap((service) => service.treatments))
  const fields = partners.flatMap(listFields)
  const tests = treatments.flatMap(({ id, results }) => (results ? [{ id, name: results.faq }] : []))
  const named = (kind: string, list: readonly { id: string; name: LocalizedText }[]) =>
    list.map(({ id, name }) => [`${kind}-${id}`, { text: resolveText(name, locale, country) }] as const)
  return Object.fromEntries([
    ...named('treatment', treatments),
    ...fields.flatMap(({ name, options = [] }) => named(name, options)),
    ...named('results', tests),
  ])
}

/** Where tests to take at home are collected and handed in, and how long each takes in the laboratory. */
function nameOrders(facts: Facts, language: Language): Record<string, NamedFact> {
  const names = (clinics: Facts['clinics']) =>
    new Intl.ListFormat(languageTag(language)).format(clinics.map(({ name }) => name))
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((it) => it.treatments))
  const handOver = treatments.find(({ id }) => id === facts.orders.collectTime)
  const results = facts.orders.items.map(({ id, resultDays: { from, to } }) => [
    `result-${id}`,
    { text: `${from}–${to} ${units.workday[language][1]}` },
  ])
  return {
    ...(handOver && { 'collect-minutes': { text: String(handOver.minutes) } }),
    'collect-clinics': { text: names(collectClinics(facts)) },
    'hand-in-clinics': { text: names(handInClinics(facts)) },
    ...Object.fromEntries(results),
  }
}

/** The last day of each agreement that has one. */
function nameEnds({ partners }: Facts, language: Language): Record<string, NamedFact> {
  return Object.fromEntries(
    partners.flatMap(({ id, until }) => (until ? [[`agreement-end-${id}`, { text: fullDate(until, language) }]] : [])),
  )
}

/** The buttons, headings and states on screen that pages speak of. */
function listLabels(locale: Locale, country: Country): Record<string, string> {
  const booking = bookingMessagesFor(locale, country)
  const site = messagesFor(locale, country)
  return {
    'button-book-now': site.site.bookNow,
    'button-book-appointment': site.site.bookAppointment,
    'button-send-code-again': booking.code.resend,
    'button-cancel-booking': booking.manage.cancel,
    'button-move-booking': booking.manage.move,
    'button-earlier': booking.manage.earlier,
    'button-waiting-list': booking.time.waitingList,
    'label-cannot-find': booking.time.cannotFind,
    'label-appointment-booked': booking.booked.heading,
    'label-closed': site.clinic.closed,
    'label-fully-booked': site.clinic.fullyBooked,
    'label-ask-about-vaccines': toolWords['travel-vaccines'][locale].headings.ask,
  }
}

/** 'Press ‘Send’': a name in quotes right after the word that tells the reader to press it. */
const namesButton =
  /(?:press|choose|tap|click|select|trykk(?: på)?|velg|klikk(?: på)?|tryck(?: på)?|välj|klicka(?: på)?)\s+[«'‘“”"](?!\{fact:)/i
const namelessButton =
  'the name of a button is typed by hand. Write {fact:button-…}; the names are in compiler/safety/named-facts.ts.'

/** '5 years' is not in 'from 65 years'. */
function includesValue(text: string, value: string): boolean {
  const at = text.indexOf(value)
  return at >= 0 && !/\d/.test(text[at - 1] ?? '')
}

/** Values and button names that are typed although there is a fact for them. */
export function createFactChecker(facts: Record<string, NamedFact>): (text: string) => string[] {
  const limits = Object.entries(facts).filter(([, fact]) => fact.near)
  return (text) => {
    return [
      ...(namesButton.test(text) ? [namelessButton] : []),
      ...limits
        .filter(([, { text: value, near }]) => includesValue(text, value) && near!.test(text))
        .map(
          ([name, fact]) => `'${fact.text}' is typed by hand. Write {fact:${name}}, so that it follows the software.`,
        ),
    ]
  }
}
