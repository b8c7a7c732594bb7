import type { Language } from '#domain/market/locale.ts'

/** One of these, as whole words. */
const anyOf = (...phrases: string[]) => new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu')

/** Words that make a harmless line of a card a matter of days, unless it says when to come. */
const risks = {
  en: anyOf(
    '(?:you’re|are|is|be|become) (?:also )?(?:pregnant|breastfeeding)',
    'your baby',
    '(?:have|has|had) (?:had )?cancer',
    '(?:leg|arm) .*swell\\w*',
    'fever .*(?:again|back)',
    'takes? (?:a )?blood[- ]thin\\w*',
  ),
  no: anyOf(
    '(?:er|være|blir|og) gravid',
    'ammer',
    'babyen',
    'har (?:hatt |fått )?kreft',
    '(?:bein|arm)(?:et|en)? .*hovn\\p{L}*',
    'feber .*(?:igjen|tilbake)',
    'bruker blodfortynnende',
  ),
}

const notPregnant = {
  en: anyOf('(?:aren’t|not|trying to be|want to be|want to become) pregnant'),
  no: anyOf('ikke (?:er )?gravid', 'bli gravid'),
}

const times = {
  en: anyOf(
    'within',
    'today',
    'same day',
    'this week',
    'now',
    'straight away',
    'as soon as',
    'before (?:you|it|your|the)',
    'call',
    // 'Book a scan for week 6–7'.
    'for week',
  ),
  no: anyOf(
    'innen',
    'i dag',
    'samme dag',
    'denne uken',
    'i løpet av',
    'nå',
    'med en gang',
    'så snart',
    'før (?:du|dere|den|det|neste)',
    'ring(?:er)?',
    // «Bestill ultralyd i uke 6–7».
    'i uke',
  ),
}

/** A line of the card for appointments that names a risk must say when to come, or be a sign of the table. */
export function findRiskWithoutTime(text: string, language: Language): string[] {
  // Swedish pages have no patterns of their own yet; Norwegian words are close enough for most.
  const own = language === 'en' ? 'en' : 'no'
  const line = text.replace(notPregnant[own], ' ')
  if (!risks[own].test(line) || times[own].test(line)) return []
  return [`'${text}' names a risk and no time. Say when to come, or use a sign of warning-signs.yaml.`]
}
