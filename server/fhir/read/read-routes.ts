import type { Resource } from '@medplum/fhirtypes'
import * as z from 'zod'
import { bookingHorizonDays } from '#domain/availability/availability.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { listStatedTimes, type StatedTime } from '#domain/availability/stated-times.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { withClient } from '../access/with-client.ts'
import { fhirType } from '../outcome.ts'
import { writeHealthcareService } from '../resources/healthcare-service.ts'
import { findSlotSubject, listSchedules } from '../resources/list-schedules.ts'
import { writeLocation } from '../resources/location.ts'
import { listOffered } from '../resources/offered.ts'
import { writePractitioner } from '../resources/practitioner.ts'
import { writePractitionerRole } from '../resources/practitioner-role.ts'
import { type ScheduleSubject, writeSchedule } from '../resources/schedule.ts'
import { createSlotWriter, statusOf } from '../resources/slot.ts'
import { readSources, type Sources } from '../resources/sources.ts'
import { pageQuery, writeBundle } from './bundle.ts'
import { readRange } from './date-range.ts'

const text = z.string().max(1000)
/** A parameter may come once or several times. */
const several = z.union([text.transform((it) => [it]), z.array(text).max(20)]).optional()
const ids = text.transform((it) => it.split(',')).optional()
const byId = z.object({ id: z.string().max(64) })

const dayMs = 86_400_000
/** At most so many days of one Schedule at once, and so many Schedules. */
const mostDays = 31
const mostSchedules = 50

/** One kind of resource that is in memory whole. */
interface Kind {
  list(sources: Sources): { id: string; write: () => Resource; actors?: readonly string[] }[]
  /** Whether it can be searched by who and where it is about. */
  byActor?: 'actor' | 'location'
}

/** Clinics, treatments, people and times, for systems that have a token. The same resources as are published, and Practitioners. */
export function registerReads(api: Api, service: Service): void {
  withClient(api, service, 'system/Slot.read', (clients) => {
    for (const [type, kind] of Object.entries(kindsOf(service))) registerKind(clients, service, type, kind)
    registerSlots(clients, service)
  })
}

function kindsOf(service: Service): Record<string, Kind> {
  const reference = (type: string) => (id: string) => `${type}/${id}`
  return {
    Location: {
      list: (sources) =>
        sources.schedule.facts.clinics.map((it) => ({ id: it.id, write: () => writeLocation(sources, it) })),
    },
    HealthcareService: {
      byActor: 'location',
      list: (sources) =>
        [...listOffered(sources.schedule).values()].map((it) => ({
          id: it.treatment.id,
          actors: it.clinics.map(({ id }) => `Location/${id}`),
          write: () => writeHealthcareService(sources, it),
        })),
    },
    Practitioner: {
      list: ({ schedule }) =>
        schedule.facts.practitioners.map((it) => ({ id: it.id, write: () => writePractitioner(it) })),
    },
    PractitionerRole: {
      byActor: 'location',
      list: (sources) =>
        sources.schedule.facts.practitioners.map((it) => ({
          id: it.id,
          actors: (sources.schedule.index.practitioners.get(it.id)?.clinics ?? []).map(reference('Location')),
          write: () => writePractitionerRole(sources, it),
        })),
    },
    Schedule: {
      byActor: 'actor',
      list: (sources) =>
        [...listSchedules(sources.schedule)].map(([id, it]) => ({
          id,
          actors: [`Location/${it.clinic.id}`, `PractitionerRole/${it.by.id}`, `HealthcareService/${it.treatment.id}`],
          write: () => writeSchedule(sources, it, horizonOf(service, it)),
        })),
    },
  }
}

function horizonOf({ clock }: Service, { clinic }: ScheduleSubject): [string, string] {
  const today = dateAt(clinic.zone, clock.now().epochMilliseconds)
  return [today, addDays(today, bookingHorizonDays)]
}

function registerKind(api: Api, service: Service, type: string, { list, byActor }: Kind): void {
  const takes = (name: Kind['byActor']) => (byActor === name ? several : z.undefined().optional())
  const querystring = z.strictObject({ ...pageQuery, _id: ids, actor: takes('actor'), location: takes('location') })
  api.get(`/${type}`, { schema: { querystring } }, async (request, reply) => {
    const sources = readSources(service)
    const { _id, actor = [], location = [], ...page } = request.query
    const wanted = [...actor, ...location.map((it) => it.replace(/^(?!Location\/)/, 'Location/'))]
    const found = list(sources).filter(
      ({ id, actors }) =>
        (!_id || _id.includes(id)) && wanted.every((it) => it.split(',').some((one) => actors?.includes(one))),
    )
    const at = { site: sources.site, address: request.url }
    return reply.type(fhirType).send(writeBundle(at, found, page, (some) => some.map((it) => it.write())))
  })
  api.get(`/${type}/:id`, { schema: { params: byId } }, (request, reply) => {
    const found = list(readSources(service)).find(({ id }) => id === request.params.id)
    return found ? reply.type(fhirType).send(found.write()) : sendProblem(request, reply, 'not-found')
  })
}

const slotQuery = z.strictObject({ ...pageQuery, schedule: text, start: several, status: ids })

function registerSlots(api: Api, service: Service): void {
  const { availability, clock } = service

  api.get('/Slot', { schema: { querystring: slotQuery } }, async (request, reply) => {
    const { schedule, start = [], status, ...page } = request.query
    const sources = readSources(service)
    const known = listSchedules(sources.schedule)
    const names = schedule.split(',').map((it) => it.replace(/^Schedule\//, ''))
    if (names.length > mostSchedules)
      return sendProblem(request, reply, 'validation', { fields: { schedule: 'invalid' } })
    const now = clock.now().epochMilliseconds
    const found: { subject: ScheduleSubject; time: StatedTime }[] = []
    for (const name of names) {
      const subject = known.get(name)
      if (!subject) continue
      const { zone } = subject.clinic
      const range = readRange(start, zone, { from: now, to: now + (bookingHorizonDays + 1) * dayMs })
      if (!range) return sendProblem(request, reply, 'validation', { fields: { start: 'invalid' } })
      const { from } = range
      const read = await listBetween(service, subject, from, Math.min(range.to, from + mostDays * dayMs))
      if (!read.ok) return sendProblem(request, reply, read.problem)
      const wanted = status ? read.value.filter((it) => status.includes(statusOf[it.state])) : read.value
      found.push(...wanted.map((time) => ({ subject, time })))
    }
    const at = { site: sources.site, address: request.url }
    const write = (some: typeof found) =>
      some.map(({ subject, time }) => createSlotWriter(sources, subject.clinic)(time))
    return reply.type(fhirType).send(writeBundle(at, found, page, write))
  })

  api.get('/Slot/:id', { schema: { params: byId } }, async (request, reply) => {
    const subject = findSlotSubject(availability.schedule, request.params.id)
    if (!subject) return sendProblem(request, reply, 'not-found')
    const read = await listBetween(service, subject, subject.start, subject.start + 1)
    if (!read.ok) return sendProblem(request, reply, read.problem)
    const [time] = read.value
    if (!time) return sendProblem(request, reply, 'not-found')
    return reply.type(fhirType).send(createSlotWriter(readSources(service), subject.clinic)(time))
  })
}

/** The times of one Schedule between two moments. */
function listBetween({ availability }: Service, { treatment, clinic, by }: ScheduleSubject, from: number, to: number) {
  return availability.about(clinic.id, ({ snapshot }) => {
    const choice = { treatment, clinic, chosen: by, offeredBy: [by] }
    const times: StatedTime[] = []
    if (from >= to) return times
    const last = dateAt(clinic.zone, to - 1)
    for (let date = dateAt(clinic.zone, Math.max(from, snapshot.now)); date <= last; date = addDays(date, 1)) {
      times.push(...listStatedTimes(snapshot, choice, date).filter((it) => it.start >= from && it.start < to))
    }
    return times
  })
}
