import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { signInStaff } from '../../testing/staff.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds } from '../../testing/visit.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestEmbedded()
})
afterAll(() => test.dispose())

type Step = { kind: 'move'; to: number } | { kind: 'cancel' | 'undo' } | { kind: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), to: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'undo' as const) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 12 }) }),
)

/** What is taken for good, and what is held, by the start of the time. */
async function readTimes() {
  const { rows } = await test.database.run<{ start: Date; booked: boolean }>({
    text: 'select lower(during) as start, expires_at is null as booked from occupied_times',
    values: [],
  })
  const starts = (isBooked: boolean) => rows.filter((it) => it.booked === isBooked).map((it) => it.start.getTime())
  return { booked: starts(true), held: starts(false) }
}

it('whatever the desk asks for and takes back: the old time is nobody else’s until it is done, and the booking never has two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await test.empty()
      const api = await openTestApi({ database: test.database })
      const desk = await signInStaff(api, 'receptionist')
      const slots = (await findSlotIds(api, '2026-11-12')).filter((it) => it.includes('anne-lege'))
      const { reference } = (await bookSlot(api, slots[0]!)).body
      const path = `/api/staff/bookings/${reference}`
      const startOf = (slot: string) => parseSlotId(slot)!.start
      let at = (await readTimes()).booked[0]
      /** What is to become of it: the slot to move to, or null to cancel; and in how many seconds. */
      let planned: { slot: string | null; left: number } | undefined
      /** Of the change that was asked for last. */
      let change: string = randomUUID()

      for (const it of steps) {
        if (it.kind === 'wait') {
          api.clock.advance({ seconds: it.seconds })
          await api.service.jobs.drain()
          if (planned) planned = { ...planned, left: planned.left - it.seconds }
          if (planned && planned.left <= 0) {
            const { booked, held } = await readTimes()
            expect(held).toEqual([])
            expect(booked).toHaveLength(planned.slot === null ? 0 : 1)
            if (planned.slot === null) break
            expect(booked[0]).toBe(startOf(planned.slot))
            at = booked[0]
            planned = undefined
          }
        } else if (it.kind === 'undo') {
          const { status } = await desk.call('POST', `${path}/undo`, { body: { change } })
          expect(status).toBe(planned ? 200 : 409)
          planned = undefined
        } else {
          const slot = it.kind === 'move' ? slots[it.to + 1]! : null
          if (slot && startOf(slot) === at) continue
          const body = slot ? { slot } : { state: 'cancelled', reason: 'other' }
          const reply = await desk.call('PATCH', path, { body })
          // Five moves a day are the limit, which leaves what was planned as it is.
          if (reply.status === 429) continue
          expect(reply.status).toBe(200)
          change = reply.body.planned
          planned = { slot, left: 10 }
        }
        const { booked, held } = await readTimes()
        expect(booked).toEqual([at])
        expect(held).toEqual(planned?.slot ? [startOf(planned.slot)] : [])
      }
      await api.close()
    }),
    { numRuns: 12 },
  )
})
