import pg from 'pg'
import { expect, it } from 'vitest'
import { startReplicatedServers } from '#database/testing/postgres-server.ts'
import { ask, order, provePhone, startApiProcess } from '../../testing/start-process.ts'
import { newPhone, orderFor } from '../../testing/visit.ts'

async function promote(standby: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby })
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

async function listTimes(url: string, date: string): Promise<string[]> {
  const query = `treatment=gp-consultation&clinic=bislett&date=${date}`
  const { body } = await ask(`${url}/api/slots?${query}`)
  return body.slots.map(({ id }: { id: string }) => id)
}

it('when the primary dies under load and the standby is promoted, what was answered is there and the same processes go on', {
  timeout: 300_000,
}, async () => {
  await using servers = await startReplicatedServers()
  const env = { DATABASE_URL: servers.url }
  const processes = [await startApiProcess(env), await startApiProcess(env)]
  try {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
    const times = (await Promise.all(days.map((date) => listTimes(processes[0]!.url, date)))).flat()
    expect(times.length).toBeGreaterThan(40)
    const answered: { reference: string; token: string }[] = []
    const statuses = new Set<number>()
    const bookNext = async (url: string) => {
      const phone = newPhone()
      const { status, body } = await order(url, orderFor(times.shift()!, phone, provePhone(phone)), phone)
      statuses.add(status)
      if (status === 201) answered.push(body)
      return status
    }
    const load = async (url: string) => {
      while (times.length > 10 && (await bookNext(url)) === 201);
    }
    const loads = [0, 1, 0, 1].map((n) => load(processes[n]!.url))
    await expect.poll(() => answered.length).toBeGreaterThan(8)
    await servers.killPrimary()
    await Promise.all(loads)
    expect([...statuses], 'it died under load').not.toEqual([201])
    await promote(servers.standby)

    for (const { url } of processes) {
      await expect.poll(() => ask(`${url}/api/ready`).then(({ status }) => status)).toBe(200)
      expect(await bookNext(url)).toBe(201)
    }
    // Each process hears again what the other one does.
    const next = times[0]!
    const listAll = async () => (await Promise.all(days.map((date) => listTimes(processes[1]!.url, date)))).flat()
    expect(await listAll()).toContain(next)
    expect(await bookNext(processes[0]!.url)).toBe(201)
    await expect.poll(listAll).not.toContain(next)
    expect(answered.length).toBeGreaterThan(10)
    for (const { reference, token } of answered) {
      const headers = { authorization: `Bearer ${token}` }
      expect(await ask(`${processes[0]!.url}/api/bookings/${reference}`, { headers })).toMatchObject({ status: 200 })
    }
    for (const status of statuses) expect([201, 503, 504]).toContain(status)
  } finally {
    await Promise.all(processes.map((it) => it.kill()))
  }
})
