import type { AppointmentParticipant } from '@medplum/fhirtypes'
import * as z from 'zod/mini'
import type { Clock } from '../../clock/clock.ts'
import type { Log } from '../../process/log.ts'
import { type Outcome, succeed } from '../provider.ts'
import { remoteId } from '../remote-id.ts'
import type { FhirCalls } from './fhir-calls.ts'

/** A Schedule of one of our practitioners in the other system. */
export interface RemoteSchedule {
  /** `Schedule/…`, as its Slots name it. */
  reference: string
  practitioner: string
  /** Ours that it is for; undefined: for any. */
  clinics: ReadonlySet<string> | undefined
  treatments: ReadonlySet<string> | undefined
  /** Who and what its times are of, for the participants of an Appointment. */
  actors: NonNullable<AppointmentParticipant['actor']>[]
}

export interface RemoteSchedules {
  /** By practitioner; empty where the other system has none. */
  find(calls: FhirCalls, practitioners: readonly string[]): Promise<Outcome<ReadonlyMap<string, RemoteSchedule[]>>>
  /** Whose a Schedule is, if that was looked up before. */
  ownerOf(reference: string): string | undefined
}

/** Addresses have a length, so only so many names are asked for at once. */
const namesAtOnce = 40
/** Who has which Schedule changes rarely; a new one is found after so many minutes. */
const keptMinutes = 10

const named = z.object({
  resourceType: z.string(),
  id: remoteId,
  identifier: z.optional(z.array(z.object({ system: z.optional(z.string()), value: z.optional(z.string()) }))),
})

const scheduleParts = z.object({
  id: remoteId,
  active: z.optional(z.boolean()),
  actor: z.array(z.object({ reference: z.optional(z.string()), display: z.optional(z.string()) })),
})

/**
 * Finds the Schedules of our practitioners. The things that are their actors have our ids among their identifiers: the Practitioner or
 * PractitionerRole, the Location, and the HealthcareService of a Schedule for some treatments only.
 */
export function createRemoteSchedules(
  { url, system, log }: { url: string; system: string; log?: Log | undefined },
  clock: Clock,
): RemoteSchedules {
  const known = new Map<string, { schedules: RemoteSchedule[]; readAt: number }>()
  const owners = new Map<string, string>()
  const relative = (reference: string) =>
    reference.startsWith(`${url}/`) ? reference.slice(url.length + 1) : reference

  /** Our names for things of the other system, by their references. */
  const readNames = async (
    calls: FhirCalls,
    type: string,
    parameter: string,
    values: readonly string[],
  ): Promise<Outcome<Map<string, string[]>>> => {
    const names = new Map<string, string[]>()
    for (const some of inParts(values)) {
      const found = await calls.search(type, [[parameter, some.join(',')]], named)
      if (!found.ok) return found
      for (const { id, identifier = [] } of found.value) {
        const ours = identifier.flatMap((it) => (it.system === system && it.value !== undefined ? [it.value] : []))
        names.set(`${type}/${id}`, ours)
      }
    }
    return succeed(names)
  }

  const read = async (calls: FhirCalls, practitioners: readonly string[]): Promise<Outcome<RemoteSchedule[]>> => {
    const tokens = practitioners.map((it) => `${system}|${it}`)
    const people = new Map<string, string[]>()
    for (const type of ['Practitioner', 'PractitionerRole']) {
      const found = await readNames(calls, type, 'identifier', tokens)
      if (!found.ok) return found
      for (const [reference, names] of found.value) people.set(reference, names)
    }
    const schedules = new Map<string, z.infer<typeof scheduleParts>>()
    for (const some of inParts([...people.keys()])) {
      const found = await calls.search('Schedule', [['actor', some.join(',')]], scheduleParts)
      if (!found.ok) return found
      for (const it of found.value) if (it.active !== false) schedules.set(it.id, it)
    }
    const actors = [...schedules.values()].flatMap(({ actor }) => actor.map((it) => relative(it.reference ?? '')))
    const idsOf = (type: string) => [
      ...new Set(actors.flatMap((it) => (it.startsWith(`${type}/`) ? [it.slice(type.length + 1)] : []))),
    ]
    const places = await readNames(calls, 'Location', '_id', idsOf('Location'))
    if (!places.ok) return places
    const services = await readNames(calls, 'HealthcareService', '_id', idsOf('HealthcareService'))
    if (!services.ok) return services
    return succeed(
      [...schedules.values()].flatMap(({ id, actor }) => {
        const references = actor.map((it) => ({ ...it, reference: relative(it.reference ?? '') }))
        const namesAmong = (names: ReadonlyMap<string, string[]>, type: string) => {
          const ofType = references.filter((it) => it.reference.startsWith(`${type}/`))
          // One without our name is for something that we do not have.
          return ofType.length === 0 ? undefined : new Set(ofType.flatMap((it) => names.get(it.reference) ?? []))
        }
        const whose = references.flatMap((it) => people.get(it.reference) ?? [])
        return [...new Set(whose)].map((practitioner) => ({
          reference: `Schedule/${id}`,
          practitioner,
          clinics: namesAmong(places.value, 'Location'),
          treatments: namesAmong(services.value, 'HealthcareService'),
          actors: references.filter((it) => it.reference !== ''),
        }))
      }),
    )
  }

  return {
    find: async (calls, practitioners) => {
      const now = clock.now().epochMilliseconds
      const isKnown = (it: string) => Math.abs(now - (known.get(it)?.readAt ?? Infinity)) < keptMinutes * 60_000
      const unknown = practitioners.filter((it) => !isKnown(it))
      if (unknown.length > 0) {
        const found = await read(calls, unknown)
        if (!found.ok) return found
        const byPractitioner = Map.groupBy(found.value, (it) => it.practitioner)
        for (const it of unknown) {
          const schedules = byPractitioner.get(it) ?? []
          if (schedules.length === 0 && !known.has(it)) {
            log?.warn({ practitioner: it }, 'the other booking system has no Schedule of a practitioner')
          }
          known.set(it, { schedules, readAt: now })
          for (const { reference } of schedules) owners.set(reference, it)
        }
      }
      return succeed(new Map(practitioners.map((it) => [it, known.get(it)!.schedules])))
    },
    ownerOf: (reference) => owners.get(reference),
  }
}

function inParts(values: readonly string[]): string[][] {
  const parts = Math.ceil(values.length / namesAtOnce)
  return Array.from({ length: parts }, (_, n) => values.slice(n * namesAtOnce, (n + 1) * namesAtOnce))
}
