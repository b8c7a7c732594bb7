import { indexSchedule } from '#domain/availability/schedule-index.ts'
import { listClinics } from '#domain/booking/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { isSold } from '#domain/facts/in-market.ts'

/** Every page of a site asks for the same. */
const known = new WeakMap<Facts, ReadonlySet<string>>()

/** The ids of what the country of these facts sells. */
export function soldTreatments(facts: Facts): ReadonlySet<string> {
  return known.getOrInsertComputed(facts, listSold)
}

function listSold(facts: Facts): ReadonlySet<string> {
  const index = indexSchedule(facts)
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const sold = treatments.filter((it) =>
    isSold(it, it.mode === 'video' ? [] : listClinics(index, it.id, facts.groups), facts.prices),
  )
  return new Set(sold.map(({ id }) => id))
}
