import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { findSlotIds, newPhone, orderFor, placeOrder, verifyPhone } from '../testing/visit.ts'
import { type DiskSpace, requireRoomToStart, watchDiskSpace } from './disk-space.ts'
import { createLog } from './log.ts'

const mebibyte = 1024 * 1024

/** A disk whose free space the test decides. */
function createDisk() {
  const lines: { level: number; msg: string; freeMebibytes: number }[] = []
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  let free = 10_000
  const disk = watchDiskSpace('/data', log, async () => free * mebibyte)
  return {
    disk,
    lines,
    setFree: async (mebibytes: number) => {
      free = mebibytes
      await disk.look()
    },
  }
}

describe('the watch over the disk', () => {
  it('refuses early, resumes with room to spare, and says each once', async () => {
    const { disk, lines, setFree } = createDisk()
    const seen: boolean[] = []
    for (const free of [128, 127, 5, 140, 191, 192, 128]) {
      await setFree(free)
      seen.push(disk.hasRoom())
    }
    expect(seen).toEqual([true, false, false, false, false, true, true])
    expect(lines.map((it) => [it.level, it.freeMebibytes])).toEqual([
      [50, 127],
      [30, 192],
    ])
    expect(lines[0]!.msg).toBe('the disk of DATA_DIR is nearly full: bookings are refused until there is room')
  })

  it('does not let a server start on a full disk, which would look like a damaged database', async () => {
    await expect(requireRoomToStart('/data', async () => 63.5 * mebibyte)).rejects.toThrow(
      'Only 63 MiB are free on the disk of DATA_DIR (/data); 64 are needed. Make room and start again.',
    )
    await requireRoomToStart('/data', async () => 64 * mebibyte)
  })
})

describe('a disk that is nearly full', () => {
  let test: TestDatabase
  let api: TestApi
  let disk: DiskSpace
  let setFree: (mebibytes: number) => Promise<void>
  beforeAll(async () => {
    test = await openTestEmbedded()
  })
  beforeEach(async () => {
    ;({ disk, setFree } = createDisk())
    api = await openTestApi({ database: test.database, disk })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  it('refuses bookings and everything else that writes, and accepts them when there is room', async () => {
    const [slot] = await findSlotIds(api)
    const phone = newPhone()
    const verification = await verifyPhone(api, phone)
    await setFree(100)
    for (const [method, path] of [
      ['POST', '/api/bookings'],
      ['POST', '/api/holds'],
      ['POST', '/api/verifications'],
      ['POST', '/api/contact'],
      ['DELETE', '/api/holds/1b4e28ba-2fa1-4d8e-9f3c-0c1d2e3f4a5b'],
      // Counted in the database, so that nobody asks too often.
      ['GET', '/api/search?q=back'],
    ] as const) {
      const { status, body, headers } = await api.call(method, path)
      expect([path, status, body.code, headers['retry-after']]).toEqual([path, 503, 'unavailable', '5'])
    }
    expect((await placeOrder(api, orderFor(slot!, phone, verification))).status).toBe(503)
    await setFree(500)
    expect((await placeOrder(api, orderFor(slot!, phone, verification))).status).toBe(201)
  })

  it('gives a form without script back in the language of its page', async () => {
    await setFree(100)
    const { status, body } = await api.call('POST', '/api/contact', {
      body: 'name=Kari&locale=en&return=/en/contact/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'accept-language': 'nb' },
    })
    expect(status).toBe(503)
    expect(body).toContain('<html lang="en">')
  })

  it('leaves everything else as it is, but tells who balances the load', async () => {
    await setFree(100)
    expect((await findSlotIds(api)).length).toBeGreaterThan(0)
    expect((await api.call('GET', '/api/health')).status).toBe(200)
    const { status, body } = await api.call('GET', '/api/ready')
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect((await api.call('POST', '/api/consent', { body: { choice: 'accept' } })).status).toBe(200)
    await setFree(500)
    expect((await api.call('GET', '/api/ready')).status).toBe(200)
  })

  it('makes messages wait until there is room', async () => {
    const [slot] = await findSlotIds(api)
    const phone = newPhone()
    expect((await placeOrder(api, orderFor(slot!, phone, await verifyPhone(api, phone)))).status).toBe(201)
    const count = async () => (await api.call('GET', `/api/dev/outbox?phone=${phone}`)).body.messages.length
    await setFree(100)
    const before = await count()
    await api.service.jobs.drain()
    expect(await count()).toBe(before)
    await setFree(500)
    await api.service.jobs.drain()
    expect(await count()).toBe(before + 1)
  })
})
