import { calls } from '#domain/api/calls.ts'
import { findPrice } from '#domain/booking/price.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { findOfferedDates } from '#domain/groups/bookable-dates.ts'
import { type GroupRun, groupHorizonDays, listGroupRuns } from '#domain/groups/group-times.ts'
import { findPartner } from '#domain/partners/partners.ts'
import { formatMoment } from '../../clock/moments.ts'
import { todayAt } from '../../clock/today.ts'
import { type FreePlaces, readFreePlaces } from '../../groups/free-places.ts'
import { sendProblem } from '../../http/problems.ts'
import { giveCookie, readVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'

/** How far ahead dates are told if nothing is asked. */
const usualDays = 90

export function registerGroups(api: Api, service: Service): void {
  const { availability, clock, database, zone } = service

  api.get('/groups', { schema: calls['GET /groups'] }, async (request, reply) => {
    const { treatment, clinic, partner } = request.query
    const { schedule } = availability
    if (treatment !== undefined && !schedule.index.treatments.get(treatment)?.group) {
      return sendProblem(request, reply, 'not-found')
    }
    // Whoever holds a place is told by their cookie.
    if (!readVisitor(request)) giveCookie(service, reply)
    const now = clock.now()
    const today = todayAt(zone, now)
    const from = request.query.from && request.query.from > today ? request.query.from : today
    const to = earlier(request.query.to ?? addDays(from, usualDays), addDays(today, groupHorizonDays))
    const runs = listGroupRuns(schedule, { treatment, clinic }, from, to).filter((it) =>
      isToCome(it, now.epochMilliseconds),
    )
    const free = await readFreePlaces(database, runs, now)
    const member = partner === undefined ? undefined : findPartner(service.facts, partner, today)?.id
    return { groups: runs.map((it) => viewRun(service, it, free.get(it.id)!, member)) }
  })
}

function earlier(...dates: [string, string]): string {
  return dates.sort()[0]!
}

function isToCome(run: GroupRun, now: number): boolean {
  const { together, apart } = findOfferedDates(run, now)
  return together.length + apart.length > 0
}

function viewRun({ facts }: Service, run: GroupRun, free: FreePlaces, partner: string | undefined) {
  const { group, clinic, treatment, leader } = run
  const price = (isOneDate: boolean) => findPrice(facts.prices, treatment.id, partner, isOneDate)
  const tell = (at: number) => formatMoment(Temporal.Instant.fromEpochMilliseconds(at), clinic.zone)
  return {
    id: run.id,
    treatment: treatment.id,
    clinic: group.link === undefined ? clinic.id : null,
    leader,
    sold: group.sold,
    price: price(group.sold === 'date'),
    ...(group.sold === 'either' ? { datePrice: price(true) } : {}),
    places: group.places,
    free: free.ofRun,
    cancellationHours: group.cancellationHours,
    dates: run.dates.map((it, index) => ({
      start: tell(it.start),
      end: tell(it.end),
      free: free.ofDates[index]!,
      ...(it.isCancelled ? { cancelled: true as const } : {}),
    })),
  }
}
