import { listChoicesAt } from '#domain/availability/choice.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { createPlanner } from '#domain/availability/day-plan.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { listStatedTimes, type StatedTime } from '#domain/availability/stated-times.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import type { ClinicNow } from '../../availability/availability.ts'
import { type Outcome, succeed } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { writeHealthcareService } from '../resources/healthcare-service.ts'
import { nameArea, writeLocation } from '../resources/location.ts'
import { listOffered } from '../resources/offered.ts'
import { writePractitionerRole } from '../resources/practitioner-role.ts'
import { writeSchedule } from '../resources/schedule.ts'
import { createSlotWriter } from '../resources/slot.ts'
import { readSources, type Sources } from '../resources/sources.ts'

/** For how many days times are published: what portals look through, and little enough to fetch every minute. */
const publishedDays = 14

/** What a file has at a moment. */
export interface FileContent {
  /** Changes with whatever the resources depend on besides the time of day. */
  stamp: string
  /** Takes the content of this moment, in memory where it could change while it is read; the resources are written one by one. */
  take(): { list: () => Iterable<object>; validUntil: number }
}

export interface PublishedFile {
  type: 'Location' | 'HealthcareService' | 'PractitionerRole' | 'Schedule' | 'Slot'
  /** Below /fhir/$bulk-publish/. */
  path: string
  /** The area that it is about, if it is about one. */
  area?: string
  /** `answer` is called at the moment of which the content is. */
  read<Value>(answer: (content: FileContent) => Value): Promise<Outcome<Value>>
}

/** Everything that is published. Slots have a file for each clinic, so that one booking does not change the file of the whole chain. */
export function listFiles(service: Service): PublishedFile[] {
  const { say, schedule } = readSources(service)
  const { areas, clinics } = schedule.facts
  return [
    ...wholeChain.map((type) => chainFile(service, type)),
    ...clinics.map((it) => slotFile(service, it, nameArea(areas, it, say))),
  ]
}

export function findFile(service: Service, path: string): PublishedFile | undefined {
  const type = wholeChain.find((it) => pathOf(it) === path)
  if (type) return chainFile(service, type)
  const clinic = service.availability.schedule.facts.clinics.find(({ id }) => pathOf('Slot', id) === path)
  return clinic && slotFile(service, clinic)
}

const pathOf = (type: PublishedFile['type'], clinic?: string) => `${clinic ? `${type}/${clinic}` : type}.ndjson`

const wholeChain = ['Location', 'HealthcareService', 'PractitionerRole', 'Schedule'] as const

/** Changes when clinics, people or rosters do. */
function chainFile(service: Service, type: (typeof wholeChain)[number]): PublishedFile {
  return {
    type,
    path: pathOf(type),
    read: async (answer) => {
      const { clock, zone } = service
      const now = clock.now().epochMilliseconds
      // A change of the schedule replaces it: this one stays as it is.
      const sources = readSources(service)
      const take = () => ({ list: () => writers[type](sources, now), validUntil: Number.POSITIVE_INFINITY })
      return succeed(answer({ stamp: `${numberOf(sources.schedule)} ${dateAt(zone, now)}`, take }))
    },
  }
}

const writers = {
  *Location(sources: Sources) {
    for (const clinic of sources.schedule.facts.clinics) yield writeLocation(sources, clinic)
  },
  *HealthcareService(sources: Sources) {
    for (const offered of listOffered(sources.schedule).values()) yield writeHealthcareService(sources, offered)
  },
  *PractitionerRole(sources: Sources) {
    for (const person of sources.schedule.facts.practitioners) yield writePractitionerRole(sources, person)
  },
  *Schedule(sources: Sources, now: number) {
    const { facts, index } = sources.schedule
    for (const clinic of facts.clinics) {
      const days = listDays(clinic, now)
      for (const { treatment, offeredBy } of listChoicesAt(index, clinic.id)) {
        for (const by of offeredBy) yield writeSchedule(sources, { treatment, clinic, by }, [days[0]!, days.at(-1)!])
      }
    }
  },
} satisfies Record<(typeof wholeChain)[number], (sources: Sources, now: number) => Iterable<object>>

function slotFile(service: Service, clinic: Clinic, area?: string): PublishedFile {
  return {
    type: 'Slot',
    path: pathOf('Slot', clinic.id),
    ...(area === undefined ? {} : { area }),
    read: (answer) =>
      service.availability.about(clinic.id, ({ snapshot, version }) => {
        const sources = readSources(service)
        const take = () => {
          const times = listTimes(snapshot, clinic)
          const write = createSlotWriter(sources, clinic)
          return { list: () => times.values().map(write), validUntil: findChange(times, snapshot.now) }
        }
        const stamp = `${numberOf(sources.schedule)} ${version} ${dateAt(clinic.zone, snapshot.now)}`
        return answer({ stamp, take })
      }),
  }
}

function listTimes(snapshot: ClinicNow['snapshot'], clinic: Clinic): StatedTime[] {
  // Plans of its own, forgotten with the file: those of the whole chain would fill the memory that questions of visitors share.
  const lookingOnce = { ...snapshot, planner: createPlanner(snapshot.index) }
  const choices = listChoicesAt(snapshot.index, clinic.id)
  return listDays(clinic, snapshot.now).flatMap((date) =>
    choices.flatMap((choice) => listStatedTimes(lookingOnce, choice, date)),
  )
}

function listDays({ zone }: Clinic, now: number): string[] {
  const today = dateAt(zone, now)
  return Array.from({ length: publishedDays }, (_, day) => addDays(today, day))
}

/** When the first of these times gets too near, or is over. A time can still be had in the very minute. */
function findChange(times: StatedTime[], now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { treatment, start } of times) {
    const nearFrom = start - treatment.leadMinutes * 60_000
    next = Math.min(next, (nearFrom >= now ? nearFrom : start) + 1)
  }
  return next
}

const numbers = new WeakMap<Schedule, number>()
let last = 0

/** A schedule is replaced whenever anything in it changes. */
function numberOf(schedule: Schedule): number {
  const number = numbers.get(schedule) ?? ++last
  numbers.set(schedule, number)
  return number
}
