import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { inviteMember } from '#database/staff/members.ts'
import { addLink } from '#database/staff/sessions.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'
import { ask, inParallel, order, provePhone, startApiProcess } from '../testing/start-process.ts'
import { mondayMorning } from '../testing/test-api.ts'
import { newPhone, orderFor } from '../testing/visit.ts'

/** A clinic that never closes: some seventy times a day. */
const clinic = 'nattvakt'
const date = '2026-11-12'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

/** The cookie of a receptionist at the clinic. */
async function signIn(databaseUrl: string, server: string): Promise<string> {
  const database = await openDatabase({ url: databaseUrl, connections: 1 })
  const member = { email: 'desk@innom.example', role: 'receptionist', clinics: [clinic], practitioner: null } as const
  const token = drawBytes(24).toString('base64url')
  await inviteMember(database, member, 'test', mondayMorning)
  await addLink(database, hashToken(token), member.email, mondayMorning)
  await database.close()
  const { headers } = await fetch(`${server}/api/staff/sign-in?link=${token}`, { redirect: 'manual' })
  return headers
    .getSetCookie()
    .find((it) => it.includes('staff='))!
    .split(';')[0]!
}

/**
 * A console's window: it reads its day when it is connected and whenever it is told of a change, and when its process is gone, it connects to the next
 * one, as behind a proxy.
 */
function openWindow(servers: readonly string[], cookie: string) {
  const stop = new AbortController()
  const window = { shown: new Set<string>(), connections: 0 }
  const request = { headers: { cookie }, signal: stop.signal }
  const readDay = async (server: string) => {
    const { status, body } = await ask(`${server}/api/staff/day?clinic=${clinic}&date=${date}`, request)
    if (status !== 200) return
    const visits: { reference: string }[] = body.practitioners.flatMap((it: { bookings: object[] }) => it.bookings)
    window.shown = new Set(visits.map((it) => it.reference))
  }
  const follow = async (server: string) => {
    const { body } = await fetch(`${server}/api/staff/events?clinic=${clinic}`, request)
    window.connections++
    await readDay(server)
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      if (/event: (change|reset)/.test(text)) await readDay(server)
    }
  }
  const live = async () => {
    // Whatever ends a connection, the next one is asked for.
    for (let n = 0; !stop.signal.aborted; n++) await follow(servers[n % servers.length]!).catch(() => {})
  }
  const ended = live()
  cleanUp.push(() => {
    stop.abort()
    return ended
  })
  return window
}

it('windows of a process that is killed go on at the other one, and every window shows every booking', {
  timeout: 300_000,
}, async () => {
  const { url, drop } = await createTestDatabase()
  cleanUp.push(drop)
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const process = await startApiProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: '5' })
      cleanUp.push(() => process.kill())
      return process
    }),
  )
  const cookie = await signIn(url, first!.url)
  const servers = [first!.url, second!.url]
  const atFirst = [1, 2].map(() => openWindow(servers, cookie))
  const atSecond = [1, 2].map(() => openWindow(servers.toReversed(), cookie))
  const windows = [...atFirst, ...atSecond]
  await expect.poll(() => windows.map((it) => it.connections)).toEqual([1, 1, 1, 1])

  const { body } = await ask(`${second!.url}/api/slots?treatment=gp-consultation&clinic=${clinic}&date=${date}`)
  const slots: string[] = body.slots.map((it: { id: string }) => it.id)
  const booked = new Set<string>()
  let killed: Promise<void> | undefined
  await inParallel([...slots.entries()], 4, async ([n, slot]) => {
    const phone = newPhone()
    const wanted = orderFor(slot, phone, provePhone(phone))
    // Patients come to both; one whose process does not answer is sent to the other.
    const asked = n % 2 === 0 ? [first!.url, second!.url] : [second!.url]
    for (const server of asked) {
      const reply = await order(server, wanted, `order-${n}`)
      if (reply.status !== 201) continue
      booked.add(reply.body.reference)
      break
    }
    if (booked.size > slots.length / 3) killed ??= first!.kill()
  })
  await killed
  expect(booked.size).toBe(slots.length)
  for (const window of windows) await expect.poll(() => window.shown).toEqual(booked)
  expect(atFirst.every((it) => it.connections > 1)).toBe(true)
  expect(atSecond.map((it) => it.connections)).toEqual([1, 1])
})
