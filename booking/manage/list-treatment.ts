import type { BookingCatalogue } from '../position/offer.ts'

/** The catalogue with a treatment in its service: one that is booked only for an order is in no list, and can be moved like any other. */
export function listTreatment(catalogue: BookingCatalogue, id: string): BookingCatalogue {
  const of = catalogue.treatments[id]?.service
  return {
    ...catalogue,
    types: catalogue.types.map((type) => ({
      ...type,
      services: type.services.map((it) =>
        it.id === of && !it.treatments.includes(id) ? { ...it, treatments: [...it.treatments, id] } : it,
      ),
    })),
  }
}
