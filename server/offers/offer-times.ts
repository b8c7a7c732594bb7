import type { Booking } from '#database/bookings/bookings.ts'
import { makeOffer, type NewOffer } from '#database/offers/offers.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import { offerHours, timesOffered } from '#domain/offers/offer.ts'
import { proposeTimes } from '#domain/offers/propose-times.ts'
import { offerToken } from '../identity/offer-token.ts'
import { drawReference, hashToken } from '../identity/secrets.ts'
import { offerJob } from '../jobs/offer-job.ts'
import { offerLimits } from '../limits/rate-limits.ts'
import { mayBeAt } from '../packages/read-package.ts'
import type { Outcome } from '../provider/provider.ts'
import type { Service } from '../service.ts'

/** Looked for beside those that are held: somebody may take one meanwhile, and a package may not allow another. */
const spareTimes = 6

/** How often it is looked again after others were faster: a whole day's patients may be offered other times at once. */
const mostAttempts = 10

/** Offers the patient of a booking other times in place of one that is lost. */
export async function offerOtherTimes(service: Service, booking: Booking, madeBy: string) {
  const { clock, database, feed, jobs, secrets } = service
  const { practitioner, reference } = booking
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const found = await findTimes(service, booking)
    if (!found.ok) return refuse(found.problem === 'not-found' ? 'no-times' : found.problem)
    const times = found.value
    if (times.length === 0) break
    const now = clock.now()
    const id = drawReference()
    const expiresAt = now.add({ hours: offerHours })
    const outcome = await makeOffer(
      database,
      {
        ...{ id, reason: 'absence', booking: reference, expiresAt, madeBy, times, most: timesOffered },
        tokenHash: hashToken(offerToken(secrets, id)),
        job: offerJob(reference, id, now),
        limits: offerLimits(secrets, booking),
      },
      now,
    )
    // Also where none is left: somebody has just taken them, so they are read again.
    for (const it of new Set([practitioner, ...times.map((time) => time.practitioner)])) feed.publish(it)
    if (outcome.outcome === 'gone') return refuse('other-state')
    if (outcome.outcome === 'too-many') return refuse('rate-limited', outcome.allowedAt)
    if (outcome.outcome === 'made') {
      jobs.lookNow()
      return { ok: true as const, id, expiresAt }
    }
  }
  return refuse('no-times')
}

/** The times that could be offered, the best first. */
async function findTimes(service: Service, booking: Booking): Promise<Outcome<NewOffer['times']>> {
  const { availability } = service
  const { treatment, clinic, practitioner } = booking
  const lost = { start: booking.start.epochMilliseconds, practitioner }
  const found = await availability.ask({ treatment, clinic }, (snapshot, choice) =>
    proposeTimes(snapshot, choice, lost, timesOffered + spareTimes),
  )
  if (!found.ok) return found
  const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)
  const times: NewOffer['times'] = []
  for (const { id } of found.value) {
    const checked = availability.check(id)
    if (!checked.ok || !(await mayBeAt(service, booking, checked.slot))) continue
    const { startsAt, endsAt, busyUntil, practitioner } = checked.slot
    times.push({
      ...{ slot: id, clinic, practitioner: practitioner.id },
      ...{ start: at(startsAt), end: at(endsAt), busyUntil: at(busyUntil) },
    })
  }
  return { ok: true, value: times }
}

function refuse(problem: ProblemCode, retryAt?: Temporal.Instant) {
  return { ok: false as const, problem, retryAt }
}
