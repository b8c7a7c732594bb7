import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { chooseSample, sampleSnapshot } from '../testing/sample-schedule.ts'
import { bookingHorizonDays, checkSlot, findSlots } from './availability.ts'
import { type BusyRange, collectBusy, nobodyBusy } from './busy.ts'
import { resolveChoice } from './choice.ts'
import { createSchedule } from './schedule.ts'
import { takeSnapshot } from './snapshot.ts'

const at = (iso: string) => Date.parse(iso)
const early = at('2026-11-01T12:00:00+01:00')
type Ids = [treatment: string, clinic: string, practitioner?: string]
const slots = (ids: Ids, date: string, busy: BusyRange[] = [], now = early) =>
  findSlots(sampleSnapshot(now, collectBusy(busy)), chooseSample(...ids), date).slots
const times = (...args: Parameters<typeof slots>) => slots(...args).map((it) => it.start.slice(11, 16))
const busy = (practitioner: string, from: string, to: string): BusyRange => ({
  practitioner,
  start: at(from),
  end: at(to),
})

describe('the times of a day', () => {
  it('tell who, when, in which part of the day, and until when without the buffer', () => {
    expect(slots(['physiotherapist-first-time', 'bislett'], '2026-11-17')[2]).toEqual({
      id: 'physiotherapist-first-time.bislett.cato-fysio.ht6qc',
      start: '2026-11-17T12:00:00+01:00',
      end: '2026-11-17T12:45:00+01:00',
      part: 'afternoon',
      practitioner: { id: 'cato-fysio', name: 'Cato Fysio' },
    })
  })

  it('begin with the work and start anew after a break, which no appointment or buffer reaches into', () => {
    expect(times(['physiotherapist-first-time', 'bislett'], '2026-11-17')).toEqual([
      '09:00',
      '10:00',
      '12:00',
      '13:00',
      '14:00',
    ])
    expect(times(['physiotherapist-follow-up', 'bislett'], '2026-11-17').slice(0, 6)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '12:00',
    ])
  })

  it('stay within opening hours, special ones included', () => {
    expect(times(['gp-consultation', 'bislett', 'anne-lege'], '2026-12-24').at(-1)).toBe('11:00')
    expect(times(['gp-consultation', 'okern'], '2026-12-25')).toEqual(['10:00', '10:20', '10:40'])
  })

  it('keep clear of what is booked, its buffer included, whatever treatment it was for', () => {
    const taken = [busy('cato-fysio', '2026-11-17T10:00:00+01:00', '2026-11-17T10:30:00+01:00')]
    expect(times(['physiotherapist-first-time', 'bislett'], '2026-11-17', taken)).toEqual([
      '09:00',
      '12:00',
      '13:00',
      '14:00',
    ])
    expect(times(['physiotherapist-follow-up', 'bislett'], '2026-11-17', taken).slice(0, 4)).toEqual([
      '09:00',
      '09:30',
      '10:30',
      '11:00',
    ])
  })

  it('keep clear of what is booked at another clinic at the same time', () => {
    const taken = [busy('bo-lege', '2026-11-16T08:00:00+01:00', '2026-11-16T10:30:00+01:00')]
    expect(times(['gp-consultation', 'okern'], '2026-11-16', taken)[0]).toBe('10:40')
  })

  it('go on being the same when somebody else books', () => {
    const before = slots(['gp-consultation', 'bislett'], '2026-11-16').map((it) => it.id)
    const taken = [busy('anne-lege', '2026-11-16T08:05:00+01:00', '2026-11-16T09:10:00+01:00')]
    const after = slots(['gp-consultation', 'bislett'], '2026-11-16', taken).map((it) => it.id)
    expect(before).toEqual(expect.arrayContaining(after))
    expect(after).toHaveLength(before.length - 4)
  })

  it('end with the lead time before now', () => {
    const moment = at('2026-11-17T12:00:00+01:00')
    expect(times(['physiotherapist-first-time', 'bislett'], '2026-11-17', [], moment)).toEqual(['13:00', '14:00'])
    expect(times(['physiotherapist-first-time', 'bislett'], '2026-11-17', [], moment + 1)).toEqual(['14:00'])
  })

  it('of several people come in order of time, then of name', () => {
    const found = slots(['gp-consultation', 'bislett'], '2026-11-16').filter((it) => it.start.slice(11, 13) === '12')
    expect(found.map((it) => `${it.start.slice(11, 16)} ${it.practitioner.name}`)).toEqual([
      '12:00 Anne Lege',
      '12:00 Bo Lege',
      '12:20 Anne Lege',
      '12:20 Bo Lege',
      '12:40 Anne Lege',
      '12:40 Bo Lege',
    ])
  })

  it('are in the morning before 12, in the afternoon before 17, then in the evening', () => {
    const parts = new Map(
      slots(['gp-consultation', 'nattvakt'], '2026-11-16').map((it) => [it.start.slice(11, 16), it.part]),
    )
    expect([
      parts.get('00:00'),
      parts.get('11:40'),
      parts.get('13:00'),
      parts.get('16:40'),
      parts.get('17:00'),
    ]).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'evening'])
  })

  it('can be booked 90 days ahead and no further', () => {
    const now = at('2026-11-16T23:30:00+01:00')
    expect(bookingHorizonDays).toBe(90)
    expect(times(['gp-consultation', 'nattvakt'], '2027-02-14', [], now)).not.toEqual([])
    expect(times(['gp-consultation', 'nattvakt'], '2027-02-15', [], now)).toEqual([])
    expect(times(['gp-consultation', 'nattvakt'], '2027-02-15', [], now + 30 * 60_000)).not.toEqual([])
  })
})

describe('shifts', () => {
  it('of odd and even weeks follow the ISO week, over New Year too', () => {
    const saturdays = ['2026-12-19', '2026-12-26', '2027-01-02', '2027-01-09', '2027-01-16']
    const now = at('2026-12-01T12:00:00+01:00')
    const found = saturdays.map((date) => times(['gp-consultation', 'bislett', 'anne-lege'], date, [], now).length > 0)
    // Weeks 51, 52 (Boxing Day), 53, 1 and 2: two odd weeks follow each other.
    expect(found).toEqual([true, false, true, true, false])
  })

  it('on a leap day are those of its weekday', () => {
    const now = at('2028-02-20T12:00:00+01:00')
    expect(times(['gp-consultation', 'bislett', 'anne-lege'], '2028-02-29', [], now)).toHaveLength(22)
  })

  it('do not happen while the practitioner is away, the first and the last day included', () => {
    const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
    const found = days.map((date) => times(['gp-consultation', 'bislett', 'anne-lege'], date).length > 0)
    expect(found).toEqual([true, false, false, false, true])
  })

  it('that overlap are one stretch of work', () => {
    const [anne, ...others] = sampleFacts.practitioners
    const extra = { ...anne!.shifts[0]!, hours: { from: '12:00', to: '18:00' }, breaks: [] }
    const facts = { ...sampleFacts, practitioners: [{ ...anne!, shifts: [...anne!.shifts, extra] }, ...others] }
    const schedule = createSchedule(facts)
    const ids = { treatment: 'gp-consultation', clinic: 'bislett', practitioner: 'anne-lege' }
    const result = resolveChoice(schedule.index, ids)
    if (!result.ok) throw new Error(result.unknown)
    const found = findSlots(takeSnapshot(schedule, nobodyBusy, early), result.choice, '2026-11-17').slots
    expect(new Set(found.map((it) => it.id)).size).toBe(found.length)
    expect(found.at(-1)?.start.slice(11, 16)).toBe('17:40')
  })
})

describe('the nights in which the clocks change', () => {
  const night = (date: string, now: number) =>
    slots(['gp-consultation', 'nattvakt'], date, [], now).filter((it) => it.start.slice(11, 13) < '05')

  it('lose an hour on 29 March 2026: no time is shown that the clocks skip, none is doubled', () => {
    const found = night('2026-03-29', at('2026-03-20T12:00:00+01:00'))
    expect(found.map((it) => it.start.slice(11))).toEqual([
      '00:00:00+01:00',
      '00:20:00+01:00',
      '00:40:00+01:00',
      '01:00:00+01:00',
      '01:20:00+01:00',
      '01:40:00+01:00',
      '03:00:00+02:00',
      '03:20:00+02:00',
      '03:40:00+02:00',
      '04:00:00+02:00',
      '04:20:00+02:00',
      '04:40:00+02:00',
    ])
    expect(found[5]!.end).toBe('2026-03-29T03:00:00+02:00')
  })

  it('gain an hour on 25 October 2026: the hour that comes twice can be booked twice', () => {
    const found = night('2026-10-25', at('2026-10-20T12:00:00+02:00'))
    const two = found.filter((it) => it.start.slice(11, 13) === '02')
    expect(two.map((it) => it.start.slice(11))).toEqual([
      '02:00:00+02:00',
      '02:20:00+02:00',
      '02:40:00+02:00',
      '02:00:00+01:00',
      '02:20:00+01:00',
      '02:40:00+01:00',
    ])
    expect(new Set(two.map((it) => it.id)).size).toBe(6)
    expect(two[2]!.end).toBe('2026-10-25T02:00:00+01:00')
  })

  it('leave the day that follows at its usual hours, in Oslo and in Stockholm', () => {
    const now = at('2026-03-20T12:00:00+01:00')
    expect(slots(['gp-consultation', 'bislett', 'anne-lege'], '2026-03-30', [], now)[0]?.start).toBe(
      '2026-03-30T08:00:00+02:00',
    )
    expect(slots(['gp-consultation', 'vasastan'], '2026-03-30', [], now)[0]?.start).toBe('2026-03-30T09:00:00+02:00')
    expect(slots(['gp-consultation', 'vasastan'], '2026-03-28', [], now)[0]?.start).toBe('2026-03-28T09:00:00+01:00')
  })

  it('end the day at midnight', () => {
    const last = slots(['gp-consultation', 'nattvakt'], '2026-10-25', [], at('2026-10-20T12:00:00+02:00')).at(-1)
    expect(last).toMatchObject({ start: '2026-10-25T23:40:00+01:00', end: '2026-10-26T00:00:00+01:00' })
  })
})

describe('a slot that somebody wants to book', () => {
  const [first] = slots(['physiotherapist-first-time', 'bislett'], '2026-11-17')
  const check = (id: string, taken: BusyRange[] = [], now = early) =>
    checkSlot(sampleSnapshot(now, collectBusy(taken)), id)

  it('comes back with everything a booking keeps, the buffer included', () => {
    const result = check(first!.id)
    expect(result).toMatchObject({
      ok: true,
      slot: {
        ...first,
        date: '2026-11-17',
        startsAt: at('2026-11-17T09:00:00+01:00'),
        endsAt: at('2026-11-17T09:45:00+01:00'),
        busyUntil: at('2026-11-17T10:00:00+01:00'),
      },
    })
  })

  it('is taken once somebody has it, or once it is too near', () => {
    const taken = [busy('cato-fysio', '2026-11-17T09:30:00+01:00', '2026-11-17T10:00:00+01:00')]
    expect(check(first!.id, taken)).toEqual({ ok: false, code: 'slot-taken' })
    expect(check(first!.id, [], at('2026-11-17T08:00:01+01:00'))).toEqual({ ok: false, code: 'slot-taken' })
  })

  it('is not found when it was never offered, is past or too far ahead', () => {
    const notFound = { ok: false, code: 'not-found' }
    const shifted = (minutes: number) =>
      first!.id.replace(/[^.]+$/, (at) => (Number.parseInt(at, 36) + minutes).toString(36))
    expect(check(shifted(1))).toEqual(notFound)
    expect(check(shifted(-12 * 60))).toEqual(notFound)
    expect(check(first!.id, [], at('2026-11-17T09:00:01+01:00'))).toEqual(notFound)
    expect(check(first!.id, [], at('2026-12-01T09:00:00+01:00'))).toEqual(notFound)
    expect(check(shifted(52 * 7 * 24 * 60))).toEqual(notFound)
  })

  it('is not found when it names something that does not exist', () => {
    for (const id of ['', 'nonsense', first!.id.replace('cato', 'kato'), first!.id.replace('bislett', 'bislet')]) {
      expect(check(id)).toEqual({ ok: false, code: 'not-found' })
    }
  })

  it('on the other side of the clock change is the right one of the two', () => {
    const now = at('2026-10-20T12:00:00+02:00')
    const night = slots(['gp-consultation', 'nattvakt'], '2026-10-25', [], now)
    const second = night.find((it) => it.start === '2026-10-25T02:20:00+01:00')
    expect(check(second!.id, [], now)).toMatchObject({ ok: true, slot: { startsAt: at('2026-10-25T01:20:00Z') } })
  })
})
