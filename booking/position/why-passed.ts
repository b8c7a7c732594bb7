import type { StepName } from '#domain/booking/booking-steps.ts'
import { allAreas } from './choices.ts'
import { type BookingCatalogue, findClinics, findOffer } from './offer.ts'
import type { Position } from './position.ts'

/** The wish that left only one choice at a step; undefined where there is no other choice for anybody. */
export function whyPassed(
  step: StepName,
  { type, service, treatment, clinic, practitioner, partner, choices }: Position,
  catalogue: BookingCatalogue,
): 'practitioner' | 'clinic' | undefined {
  if (step === 'area' || step === 'clinic') {
    const inArea = findClinics(catalogue, treatment!).filter(
      ({ area }) => step === 'area' || choices.area === allAreas || area === choices.area,
    )
    return new Set(inArea.map((it) => it[step === 'area' ? 'area' : 'id'])).size > 1 ? 'practitioner' : undefined
  }
  const list = (offer: ReturnType<typeof findOffer>) => {
    const services = offer.find(({ id }) => id === type?.id)?.services
    return step === 'service' ? services : services?.find(({ id }) => id === service?.id)?.treatments
  }
  const all = list(findOffer(catalogue, { partner }))
  if (!all || all.length < 2) return undefined
  if (!practitioner) return clinic && 'clinic'
  const theirs = list(findOffer(catalogue, { partner, practitioner }))
  return clinic && theirs && theirs.length > 1 ? 'clinic' : 'practitioner'
}
