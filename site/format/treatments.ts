import type { SiteTreatment } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** '45 min, på klinikken' */
export function describeTreatment({ minutes, mode, group }: SiteTreatment, { price }: Messages): string {
  return `${format(price.minutes, { minutes })}, ${group?.isOnline ? price.online : price[mode]}`
}
