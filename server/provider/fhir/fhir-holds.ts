import { randomUUID } from 'node:crypto'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { isUuid } from '../../identity/is-uuid.ts'
import { holdRules } from '../hold-rules.ts'
import { type BookingProvider, fail, type Hold, type HoldRequest, type Outcome, succeed } from '../provider.ts'
import { chooseSlots } from './choose-slots.ts'
import type { FhirCalls } from './fhir-calls.ts'
import type { FhirParts } from './fhir-parts.ts'
import { changeableSlot, holdSystem, isLive, type RemoteSlot, type SlotHold, visitorSystem } from './remote-slot.ts'
import { changeSlot, readAround } from './remote-times.ts'
import { repeatConflicts } from './repeat-conflicts.ts'

/**
 * FHIR has no hold that ends by itself. Ours is a Slot with status busy-tentative whose identifiers say whose it is and until when:
 * from then on it is free for us, and made free for others by whoever of us sees it next.
 */
export function createFhirHolds({
  begin,
  schedules,
  clock,
  publish,
}: FhirParts): Pick<BookingProvider, 'hold' | 'extendHold' | 'releaseHold'> {
  const longestOf = ({ since }: SlotHold) => since.add({ minutes: holdRules.longestMinutes })
  const untilFor = (longest: Temporal.Instant): Temporal.Instant => {
    const usual = clock.now().add({ minutes: holdRules.minutes })
    return Temporal.Instant.compare(usual, longest) < 0 ? usual : longest
  }
  const canBeExtended = (hold: SlotHold) => Temporal.Instant.compare(longestOf(hold), clock.now()) > 0

  const keep = async (
    calls: FhirCalls,
    slots: readonly RemoteSlot[],
    hold: SlotHold,
  ): Promise<Outcome<Hold> | 'again'> => {
    const kept = await calls.transact(slots.map((it) => changeSlot(it, hold)))
    if (kept.ok) {
      publish(slots)
      return succeed({ id: hold.id, until: hold.until })
    }
    return kept.problem === 'slot-taken' || kept.problem === 'not-found' ? 'again' : kept
  }

  return {
    hold: (request) => {
      const calls = begin()
      return repeatConflicts(async (isLast) => {
        const [around, others] = await Promise.all([
          readAround(calls, schedules, request.time),
          calls.search('Slot', [['identifier', `${visitorSystem}|${request.visitor}`]], changeableSlot),
        ])
        if (!around.ok) return around
        if (!others.ok) return others
        const { slots } = around.value
        const now = clock.now()
        const own = findOwn(slots, request)
        // The same visitor and time again: a reload or a second click renews the hold.
        if (own && canBeExtended(own)) {
          const renewed = await keep(calls, slots, { ...own, until: untilFor(longestOf(own)) })
          return renewed === 'again' && isLast ? fail('slot-taken') : renewed
        }
        const wanted = { time: request.time, treatment: parseSlotId(request.slot)?.treatment, isOwn: () => false }
        const chosen = chooseSlots(slots, around.value.schedules, wanted, now)
        if (request.onlyRenew || !chosen) return fail('slot-taken')
        const live = others.value.flatMap(({ hold }) => (hold && isLive(hold, now) ? [hold] : []))
        if (new Set(live.map(({ id }) => id)).size >= holdRules.perVisitor) return fail('rate-limited', firstEnd(live))
        const until = now.add({ minutes: holdRules.minutes })
        const held = await keep(calls, chosen.slots, { id: randomUUID(), visitor: request.visitor, since: now, until })
        return held === 'again' && isLast ? fail('slot-taken') : held
      })
    },

    // Their ids come from visitors.
    extendHold: async (id) => {
      if (!isUuid(id)) return fail('not-found')
      const calls = begin()
      return repeatConflicts(async (isLast) => {
        const found = await findHeld(calls, id)
        if (!found.ok) return found
        const [first] = found.value
        if (!first?.hold || !canBeExtended(first.hold)) return fail('not-found')
        const extended = await keep(calls, found.value, { ...first.hold, until: untilFor(longestOf(first.hold)) })
        return extended === 'again' && isLast ? fail('not-found') : extended
      })
    },

    releaseHold: async (id) => {
      if (!isUuid(id)) return succeed(undefined)
      const calls = begin()
      return repeatConflicts(async (isLast) => {
        const found = await findHeld(calls, id)
        if (!found.ok || found.value.length === 0) return found.ok ? succeed(undefined) : found
        const freed = await calls.transact(found.value.map((it) => changeSlot(it, 'free')))
        if (freed.ok) {
          publish(found.value)
          return succeed(undefined)
        }
        const isChanged = freed.problem === 'slot-taken' || freed.problem === 'not-found'
        return isChanged && !isLast ? 'again' : fail(isChanged ? 'provider-failure' : freed.problem)
      })
    },
  }
}

async function findHeld(calls: FhirCalls, id: string): Promise<Outcome<RemoteSlot[]>> {
  const found = await calls.search('Slot', [['identifier', `${holdSystem}|${id}`]], changeableSlot)
  return found.ok ? succeed(found.value.filter(({ hold }) => hold?.id === id)) : found
}

/** The visitor's hold of these Slots, if it is of all of them and of no others. */
function findOwn(slots: readonly RemoteSlot[], { visitor }: Pick<HoldRequest, 'visitor'>): SlotHold | undefined {
  const hold = slots[0]?.hold
  return hold?.visitor === visitor && slots.every((it) => it.hold?.id === hold.id) ? hold : undefined
}

function firstEnd(holds: readonly SlotHold[]): Temporal.Instant {
  return holds.map(({ until }) => until).reduce((a, b) => (Temporal.Instant.compare(a, b) < 0 ? a : b))
}
