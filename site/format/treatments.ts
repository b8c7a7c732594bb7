import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { Messages } from '#messages/messages.ts'
import { sayLength } from '#messages/treatment-length.ts'

/** '45 min, på klinikken' */
export function describeTreatment(treatment: SiteTreatment, { price }: Messages): string {
  return `${sayLength(treatment, price)}, ${treatment.group?.isOnline ? price.online : price[treatment.mode]}`
}
