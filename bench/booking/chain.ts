import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSchedule, type Schedule } from '#domain/availability/schedule.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf } from '#releases/layout.ts'

/** A Monday morning before the clinics open: what is measured does not depend on the day. */
export const moment = Temporal.Instant.from('2026-11-16T05:30:00Z')

/** Where booking takes place: clinics, the people who work there, and their calendar. */
export interface Chain {
  facts: Facts
  /** The facts as a file, for a server of its own. */
  file: string
  schedule: Schedule
}

/** The chain of the built site, as often as asked for: each copy has clinics and people of its own. */
export function makeChain(
  dist: string,
  folder: string,
  times: number,
  change: (facts: Facts) => Facts = (facts) => facts,
): Chain {
  const facts = change(multiply(readFacts(dist), times))
  const file = join(folder, `chain-${times}.json`)
  writeFileSync(file, JSON.stringify(facts))
  const schedule = createSchedule(facts)
  return { facts, file, schedule }
}

function readFacts(dist: string): Facts {
  const { folder } = placeOf(dist, readCurrent(dist)!)
  return JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Facts
}

function multiply(facts: Facts, times: number): Facts {
  const copies = Array.from({ length: times }, (_, index) => (id: string) => (index === 0 ? id : `${id}-${index + 1}`))
  return {
    ...facts,
    clinics: copies.flatMap((name) => facts.clinics.map((it) => ({ ...it, id: name(it.id) }))),
    practitioners: copies.flatMap((name) =>
      facts.practitioners.map((it) => ({
        ...it,
        id: name(it.id),
        shifts: it.shifts.map((shift) => ({ ...shift, clinic: name(shift.clinic) })),
      })),
    ),
  }
}

export function readChainFile(file: string): Facts {
  return JSON.parse(readFileSync(file, 'utf8')) as Facts
}
