import { listChoicesAt } from '#domain/availability/choice.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { Catalogue, Service, Treatment } from '#domain/facts/catalogue.ts'
import type { Clinic } from '#domain/facts/clinic.ts'

/** A treatment that can be booked by itself at a time, with its place in the catalogue and where it can be had. */
export interface Offered {
  type: Catalogue['types'][number]
  service: Service
  treatment: Treatment
  clinics: Clinic[]
}

const known = new WeakMap<Schedule, ReadonlyMap<string, Offered>>()

/** By the treatment's id, in the order of the catalogue. */
export function listOffered(schedule: Schedule): ReadonlyMap<string, Offered> {
  const found = known.get(schedule) ?? collect(schedule)
  known.set(schedule, found)
  return found
}

function collect({ facts, index }: Schedule): ReadonlyMap<string, Offered> {
  const clinicsOf = new Map<string, Clinic[]>()
  for (const clinic of facts.clinics) {
    for (const { treatment } of listChoicesAt(index, clinic.id)) {
      const clinics = clinicsOf.get(treatment.id)
      if (clinics) clinics.push(clinic)
      else clinicsOf.set(treatment.id, [clinic])
    }
  }
  return new Map(
    facts.catalogue.types.flatMap((type) =>
      type.services.flatMap((service) =>
        service.treatments.flatMap((treatment) => {
          const clinics = clinicsOf.get(treatment.id)
          return clinics ? [[treatment.id, { type, service, treatment, clinics }] as const] : []
        }),
      ),
    ),
  )
}
