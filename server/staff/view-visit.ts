import type { ClinicVisit } from '#database/staff/visits.ts'
import { isLate, nextVisitStates } from '#domain/staff/visit-states.ts'
import { formatMoment } from '../clock/moments.ts'

/** A visit in the shape of the API. */
export function viewVisit(visit: ClinicVisit, zone: string, now: Temporal.Instant) {
  const { reference, start, end, state, since, treatment, patientName, isFirst, isGroup, partner } = visit
  const judged = { state, start: start.epochMilliseconds }
  return {
    reference,
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    state,
    since: since && formatMoment(since, zone),
    isLate: isLate(judged, now.epochMilliseconds),
    treatment,
    name: patientName,
    isFirst,
    isGroup,
    partner,
    next: nextVisitStates(judged, now.epochMilliseconds),
  }
}
