import type { Language } from '#domain/locale.ts'
import { longDay } from '#messages/dates.ts'

/** '14:00' of a time that carries the clinic's offset. */
export function clockOf(time: string): string {
  return time.slice(11, 16)
}

/** 'tirsdag 17. november kl. 14:00' */
export function longTime(time: string, language: Language): string {
  const at = { no: 'kl.', en: 'at', sv: 'kl.' }[language]
  return `${longDay(time.slice(0, 10), language)} ${at} ${clockOf(time)}`
}
