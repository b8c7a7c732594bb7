import type { Language } from '#domain/market/locale.ts'
import { clockOf, longDay } from '#messages/dates.ts'

/** 'tirsdag 17. november kl. 14:00' */
export function longTime(time: string, language: Language): string {
  const at = { no: 'kl.', en: 'at', sv: 'kl.' }[language]
  return `${longDay(time.slice(0, 10), language)} ${at} ${clockOf(time)}`
}
