import type { Identifier, Slot } from '@medplum/fhirtypes'
import * as z from 'zod/mini'
import { remoteId } from '../remote-id.ts'
import { remoteMoment } from '../remote-moment.ts'

/** Whose a hold is and until when, as it stands in the identifiers of the Slots that it keeps. */
export interface SlotHold {
  id: string
  visitor: string
  since: Temporal.Instant
  until: Temporal.Instant
}

export const holdSystem = 'urn:innom:hold'
export const visitorSystem = 'urn:innom:visitor'

const slotStatus = z.enum(['busy', 'free', 'busy-unavailable', 'busy-tentative', 'entered-in-error'])

/** The parts of a Slot that we read. */
const slotParts = z.looseObject({
  resourceType: z.literal('Slot'),
  id: remoteId,
  meta: z.optional(z.looseObject({ versionId: z.optional(z.string()), lastUpdated: z.optional(remoteMoment) })),
  identifier: z.optional(
    z.array(
      z.looseObject({
        system: z.optional(z.string()),
        value: z.optional(z.string()),
        period: z.optional(z.looseObject({ start: z.optional(remoteMoment), end: z.optional(remoteMoment) })),
      }),
    ),
  ),
  schedule: z.looseObject({ reference: z.string() }),
  status: slotStatus,
  start: remoteMoment,
  end: remoteMoment,
})

/** When a Slot is and what it is. */
export interface SlotTime {
  id: string
  status: z.infer<typeof slotStatus>
  start: number
  end: number
  /** Of a Slot that we hold, also when its time is over. */
  hold: SlotHold | undefined
  /** By the other system's clock. */
  updated: number | undefined
}

export interface RemoteSlot extends SlotTime {
  /** As the other system wrote it: what we do not know of it is written back. */
  resource: z.infer<typeof slotParts>
  /** `Schedule/…` */
  schedule: string
  version: string | undefined
}

export const remoteSlot = z.pipe(slotParts, z.transform(readSlot))

/** One that is to be changed: without a version, a change could overwrite somebody else's. */
export const changeableSlot = remoteSlot.check(
  z.refine(({ version }) => version !== undefined, { path: ['meta', 'versionId'] }),
)

function readSlot(resource: z.infer<typeof slotParts>): RemoteSlot {
  const { id, meta, schedule, status, start, end } = resource
  return {
    resource,
    id,
    schedule: schedule.reference.replace(/^.*\/(?=Schedule\/)/, ''),
    version: meta?.versionId,
    updated: meta?.lastUpdated === undefined ? undefined : Temporal.Instant.from(meta.lastUpdated).epochMilliseconds,
    status,
    start: Temporal.Instant.from(start).epochMilliseconds,
    end: Temporal.Instant.from(end).epochMilliseconds,
    hold: status === 'busy-tentative' ? readHold(resource) : undefined,
  }
}

function readHold({ identifier = [] }: z.infer<typeof slotParts>): SlotHold | undefined {
  const hold = identifier.find(({ system }) => system === holdSystem)
  const visitor = identifier.find(({ system }) => system === visitorSystem)?.value
  const { start, end } = hold?.period ?? {}
  if (!hold?.value || !visitor || !start || !end) return undefined
  return { id: hold.value, visitor, since: Temporal.Instant.from(start), until: Temporal.Instant.from(end) }
}

export const isLive = ({ until }: SlotHold, now: Temporal.Instant) => Temporal.Instant.compare(until, now) > 0

/** The Slot in another state; `hold` marks it as ours for a while. */
export function writeSlot({ resource }: RemoteSlot, status: 'free' | 'busy' | SlotHold): Slot {
  const { identifier = [], ...rest } = resource as Slot
  const others = identifier.filter(({ system }) => system !== holdSystem && system !== visitorSystem)
  const all = typeof status === 'string' ? others : [...others, ...writeHold(status)]
  return {
    ...rest,
    ...(all.length > 0 ? { identifier: all } : {}),
    status: typeof status === 'string' ? status : 'busy-tentative',
  }
}

function writeHold({ id, visitor, since, until }: SlotHold): Identifier[] {
  return [
    { system: holdSystem, value: id, period: { start: since.toString(), end: until.toString() } },
    { system: visitorSystem, value: visitor },
  ]
}
