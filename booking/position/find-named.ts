import type { Choices } from './choices.ts'
import { lookUp } from './look-up.ts'
import type { OfferedType } from './offer.ts'
import type { Drop } from './position.ts'

/** Ids that agree with each other. */
interface Named {
  type?: string
  service?: string
  treatment?: string
}

/** Type, service and treatment of an address, made to agree. */
export function findNamed(offer: OfferedType[], asked: Choices, drop: Drop): Named {
  const type = lookUp(offer, asked.type) ?? (asked.type ? drop('type') : undefined)
  const services = (type ? [type] : offer).flatMap((it) => it.services.map((service) => ({ type: it, service })))
  const byService = services.find(({ service }) => service.id === asked.service)
  if (asked.service && !byService) drop('service')

  const treatments = (byService ? [byService] : services).flatMap(({ type, service }) =>
    service.treatments.map((treatment) => ({ type, service, treatment })),
  )
  const fitting = treatments.filter(({ treatment }) => treatment.id === asked.treatment)
  // A treatment on video is under 'Video' and under its own line of care; named alone, it is at home where the catalogue has it.
  const byTreatment = fitting.find(({ type, treatment }) => treatment.type === type.id) ?? fitting[0]
  if (asked.treatment && !byTreatment) drop('treatment')
  return {
    type: type?.id ?? byTreatment?.type.id ?? byService?.type.id,
    service: byService?.service.id ?? byTreatment?.service.id,
    treatment: byTreatment?.treatment.id,
  }
}

/** Whether what was named can be had where or with whom it is wished. */
export function isOffered(wished: OfferedType[], named: Named): boolean {
  if (!named.type) return wished.length > 0
  const type = lookUp(wished, named.type)
  const service = named.service ? type && lookUp(type.services, named.service) : type
  if (!service || !named.treatment) return service !== undefined
  return type!.services.some((it) => it.treatments.some(({ id }) => id === named.treatment))
}
