import type { DemoBooking, UnbookedTime } from '#database/bookings/demo-visits.ts'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import { findGroupRun } from '#domain/groups/group-times.ts'
import { recordGroup } from '../groups/record-group.ts'
import { pick } from './dice.ts'

const minuteMs = 60_000

/** What a time is taken for, and with whom. */
type DemoTreatment = Pick<DemoBooking, 'practitioner' | 'slot' | 'end' | 'group'> & { treatment: Treatment }

/** Undefined for a time that is as long as no treatment. */
export function chooseTreatment(schedule: Schedule, time: UnbookedTime, roll: number): DemoTreatment | undefined {
  return describeGroup(schedule, time) ?? describeTreatment(schedule, time, roll)
}

function describeTreatment(
  { index }: Schedule,
  { practitioner, clinic, start, end }: UnbookedTime,
  roll: number,
): DemoTreatment | undefined {
  const minutes = (end.epochMilliseconds - start.epochMilliseconds) / minuteMs
  const possible = [...(index.practitioners.get(practitioner)?.treatments ?? [])]
    .flatMap((id) => index.treatments.get(id) ?? [])
    .filter((it) => it.mode === 'clinic' && it.minutes + it.buffer === minutes)
    .filter((it) => !it.group && !it.package && !it.withOrder)
  const treatment = pick(possible, roll)
  if (!treatment) return undefined
  const slot = formatSlotId({ treatment: treatment.id, clinic, practitioner, start: start.epochMilliseconds })
  return { treatment, practitioner, slot, end: start.add({ minutes: treatment.minutes }), group: null }
}

/** A place of a class is a time by the name of its run. */
function describeGroup(schedule: Schedule, { practitioner, start, end }: UnbookedTime): DemoTreatment | undefined {
  const [id = '', place] = practitioner.split('#')
  const run = place === undefined ? undefined : findGroupRun(schedule, id)
  if (!run) return undefined
  const dates = run.dates.filter(
    (it) => !it.isCancelled && it.start >= start.epochMilliseconds && it.end <= end.epochMilliseconds,
  )
  const onlyDate = run.group.sold === 'series' ? null : (dates[0]?.date ?? null)
  return {
    treatment: run.treatment,
    practitioner: run.leader.id,
    slot: onlyDate === null ? id : `${id}.${onlyDate}`,
    end,
    group: recordGroup({ run, onlyDate, dates }),
  }
}
