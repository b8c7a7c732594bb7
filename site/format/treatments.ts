import type { SiteTreatment } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** '45 min, på klinikken' */
export function describeTreatment({ minutes, mode }: SiteTreatment, words: Messages): string {
  return `${format(words.price.minutes, { minutes }).replace(' ', '\u00a0')}, ${mode === 'video' ? words.price.video : words.price.inClinic}`
}
