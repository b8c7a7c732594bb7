import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changeableSlot, remoteSlot, writeSlot } from './remote-slot.ts'

const slot = {
  resourceType: 'Slot',
  id: '7',
  meta: { versionId: '3', lastUpdated: '2026-11-16T08:00:00.5Z', profile: ['https://journal.example/slot'] },
  identifier: [{ system: 'https://journal.example/slots', value: '17', use: 'official' }],
  schedule: { reference: 'https://journal.example/fhir/Schedule/9' },
  status: 'free',
  start: '2026-11-17T09:00:00+01:00',
  end: '2026-11-17T09:10:00+01:00',
  extension: [{ url: 'https://journal.example/room', valueString: '2' }],
}
const hold = {
  id: 'a-hold',
  visitor: 'a-hash',
  since: Temporal.Instant.from('2026-11-16T08:00:00Z'),
  until: Temporal.Instant.from('2026-11-16T08:10:00Z'),
}

it('a Slot that is held and freed again is as its system wrote it', () => {
  const before = z.parse(remoteSlot, slot)
  expect(before).toMatchObject({ schedule: 'Schedule/9', start: Date.parse('2026-11-17T08:00:00Z'), hold: undefined })
  const held = z.parse(remoteSlot, writeSlot(before, hold))
  expect([held.status, held.hold]).toEqual(['busy-tentative', hold])
  expect(writeSlot(held, 'busy')).toEqual({ ...slot, status: 'busy' })
  expect(writeSlot(held, 'free')).toEqual(slot)
})

it('a Slot that somebody else keeps is no hold of ours', () => {
  expect(z.parse(remoteSlot, { ...slot, status: 'busy-tentative' }).hold).toBeUndefined()
  const marked = writeSlot(z.parse(remoteSlot, slot), hold)
  expect(z.parse(remoteSlot, { ...marked, status: 'busy' }).hold).toBeUndefined()
})

it('a Slot without a version is not changed: nothing would tell that somebody else has changed it', () => {
  const { versionId: _, ...meta } = slot.meta
  expect(z.safeParse(remoteSlot, { ...slot, meta }).success).toBe(true)
  expect(z.safeParse(changeableSlot, { ...slot, meta }).error?.issues.map(({ path }) => path)).toEqual([
    ['meta', 'versionId'],
  ])
})

it.each([
  ['no time', { start: '2026-11-17' }],
  ['more digits than a time has here', { end: '2026-11-17T09:10:00.1234567890Z' }],
  ['no status', { status: 'open' }],
  ['a way out of its path', { id: '..' }],
])('a Slot with %s is no Slot', (_, wrong) => {
  expect(z.safeParse(remoteSlot, { ...slot, ...wrong }).success).toBe(false)
})
