import type { Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { RosterEntry, ScheduleIndex } from './schedule-index.ts'

/** What a patient searches for: a treatment at a clinic, with one practitioner or with anybody. */
export interface Choice {
  readonly treatment: Treatment
  readonly clinic: Clinic
  /** The chosen practitioner; null: whoever is free. */
  readonly chosen: RosterEntry | null
  /** Who can be booked. Empty when nobody offers the treatment here, and always for a video treatment. */
  readonly offeredBy: readonly RosterEntry[]
  /** How many come together, where several do: only times that work for all are free. */
  readonly people?: number | undefined
}

export type ChoiceResult =
  | { readonly ok: true; readonly choice: Choice }
  | { readonly ok: false; readonly unknown: 'treatment' | 'clinic' | 'practitioner' }

/** Looks up the ids of a query; says which one does not exist. */
export function resolveChoice(
  index: ScheduleIndex,
  ids: { treatment: string; clinic: string; practitioner?: string | undefined },
): ChoiceResult {
  const treatment = index.treatments.get(ids.treatment)
  if (!treatment) return { ok: false, unknown: 'treatment' }
  const clinic = index.clinics.get(ids.clinic)
  if (!clinic) return { ok: false, unknown: 'clinic' }
  const all = index.offers.get(clinic.id)?.get(treatment.id) ?? []
  if (ids.practitioner === undefined) return { ok: true, choice: { treatment, clinic, chosen: null, offeredBy: all } }
  const chosen = index.practitioners.get(ids.practitioner)
  if (!chosen) return { ok: false, unknown: 'practitioner' }
  return { ok: true, choice: { treatment, clinic, chosen, offeredBy: all.includes(chosen) ? [chosen] : [] } }
}

/** Everything that can be booked by itself at a clinic, with anybody. */
export function listChoicesAt(index: ScheduleIndex, clinicId: string): Choice[] {
  const clinic = index.clinics.get(clinicId)
  if (!clinic) return []
  return [...(index.offers.get(clinicId) ?? [])].flatMap(([id, offeredBy]) => {
    const treatment = index.treatments.get(id)
    return treatment && !treatment.withOrder ? [{ treatment, clinic, chosen: null, offeredBy }] : []
  })
}

/** Everything that can be booked by itself with a practitioner, at every clinic where they work. */
export function listChoicesOf(index: ScheduleIndex, practitionerId: string): Choice[] {
  const chosen = index.practitioners.get(practitionerId)
  if (!chosen) return []
  const clinics = chosen.clinics.flatMap((id) => index.clinics.get(id) ?? [])
  const treatments = [...chosen.treatments].flatMap((id) => index.treatments.get(id) ?? [])
  return clinics.flatMap((clinic) =>
    treatments
      .filter((it) => it.mode === 'clinic' && !it.withOrder)
      .map((treatment) => ({ treatment, clinic, chosen, offeredBy: [chosen] })),
  )
}
