import type { PlannedMove } from '#database/staff/pending-changes.ts'
import type { ClinicVisit, PendingView } from '#database/staff/visits.ts'
import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { isLate, nextVisitStates } from '#domain/staff/visit-states.ts'
import { formatMoment } from '../clock/moments.ts'
import type { Service } from '../service.ts'

/** A visit in the shape of the API. */
export function viewVisit({ facts }: Pick<Service, 'facts'>, visit: ClinicVisit, zone: string, now: Temporal.Instant) {
  const { reference, start, end, state, since, treatment, patientName, isFirst, isGroup, partner, pending } = visit
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
    partner: facts.partners.find(({ id }) => id === partner)?.name ?? partner,
    pending: pending && viewPending(pending, zone),
    next: isUnderWay(pending) ? [] : nextVisitStates(judged, now.epochMilliseconds),
  }
}

function viewPending({ id, dueAt, problem, planned }: PendingView, zone: string) {
  return {
    id,
    kind: planned.kind,
    until: formatMoment(dueAt, zone),
    problem,
    reason: planned.kind === 'cancel' ? planned.details.reason : null,
    to: planned.kind === 'move' ? viewTime(planned.details, zone) : null,
  }
}

function viewTime({ clinic, practitioner, start, end }: PlannedMove['details'], zone: string) {
  const tell = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  return { clinic, practitioner, start: tell(start), end: tell(end) }
}
