import type { ClinicVisit } from '#database/staff/visits.ts'
import { nextVisitStates } from '#domain/staff/visit-states.ts'
import { formatMoment } from '../clock/moments.ts'

/** A visit in the shape of the API. */
export function viewVisit(visit: ClinicVisit, zone: string, now: Temporal.Instant) {
  const { reference, start, end, state, since, treatment, patientName, isFirst, isGroup, partner } = visit
  return {
    reference,
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    state,
    since: since && formatMoment(since, zone),
    treatment,
    name: patientName,
    isFirst,
    isGroup,
    partner,
    next: nextVisitStates({ state, start: start.epochMilliseconds }, now.epochMilliseconds),
  }
}
