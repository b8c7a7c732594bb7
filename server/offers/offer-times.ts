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
import type { Service } from '../service.ts'

/** Looked for beside those that are held: somebody may take one meanwhile, and a package may not allow another. */
const spareTimes = 6

/** Offers the patient of a booking other times in place of one that is lost. */
export async function offerOtherTimes(service: Service, booking: Booking, madeBy: string) {
  const { availability, clock, database, feed, jobs, secrets } = service
  const { treatment, clinic, practitioner, reference } = booking
  const lost = { start: booking.start.epochMilliseconds, practitioner }
  const found = await availability.ask({ treatment, clinic }, (snapshot, choice) =>
    proposeTimes(snapshot, choice, lost, timesOffered + spareTimes),
  )
  if (!found.ok) return refuse(found.problem === 'not-found' ? 'no-times' : found.problem)
  const times: NewOffer['times'] = []
  for (const { id } of found.value) {
    const checked = availability.check(id)
    if (!checked.ok || !(await mayBeAt(service, booking, checked.slot))) continue
    const { slot } = checked
    const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)
    times.push({
      ...{ slot: id, clinic, practitioner: slot.practitioner.id },
      ...{ start: at(slot.startsAt), end: at(slot.endsAt), busyUntil: at(slot.busyUntil) },
    })
  }
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
  if (outcome.outcome === 'gone') return refuse('other-state')
  if (outcome.outcome === 'slot-taken') return refuse('no-times')
  if (outcome.outcome === 'too-many') return refuse('rate-limited', outcome.allowedAt)
  for (const it of new Set([practitioner, ...times.map((time) => time.practitioner)])) feed.publish(it)
  jobs.lookNow()
  return { ok: true as const, id, expiresAt }
}

function refuse(problem: ProblemCode, retryAt?: Temporal.Instant) {
  return { ok: false as const, problem, retryAt }
}
