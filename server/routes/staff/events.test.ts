import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokeMember } from '#database/staff/members.ts'
import { engines, openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { mostWindows } from '../../staff/live-windows.ts'
import { browserWith, makeLink, openLink, type StaffBrowser, signInStaff, staffCookieOf } from '../../testing/staff.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds } from '../../testing/visit.ts'

/** A console's window that follows a clinic: what it was told, and a wait for the next thing. */
async function openWindow(address: string, browser: StaffBrowser, clinic = 'bislett') {
  const stop = new AbortController()
  const response = await fetch(`${address}/api/staff/events?clinic=${clinic}`, {
    headers: { cookie: browser.cookie },
    signal: stop.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`It ended with: ${text}`)
      text += value
    }
    const all = text
    text = ''
    return all
  }
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    type,
    until,
    isOver: async () => (await reader.read()).done,
    close: () => stop.abort(),
  }
}

describe.each(engines)('a console that follows a clinic, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let address: string
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database })
    address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    desk = await signInStaff(api, 'receptionist')
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('hears of a booking and of an arrival, without a word about the patient', async () => {
    const window = await openWindow(address, desk)
    expect([window.status, window.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await window.until('retry')
    const [slot] = await findSlotIds(api, '2026-11-09')
    const { body } = await bookSlot(api, slot!)
    const booked = await window.until('event: change')
    expect(booked).toContain(`{"practitioners":["${body.practitioner.id}"]}`)
    expect(booked).not.toMatch(/Kari|gp-consultation/)
    await desk.call('PATCH', `/api/staff/bookings/${body.reference}`, { body: { state: 'arrived' } })
    expect(await window.until('event: change')).toContain(body.practitioner.id)
    window.close()
  })

  it('hears nothing of another clinic', async () => {
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const [elsewhere] = api.service.facts.clinics.map(({ id }) => id).filter((id) => id !== 'bislett')
    const there = await openWindow(address, chain, elsewhere)
    const here = await openWindow(address, chain)
    await there.until('retry')
    await here.until('retry')
    const practitioner = api.service.facts.practitioners.find(
      (it) => it.shifts.some((s) => s.clinic === 'bislett') && !it.shifts.some((s) => s.clinic === elsewhere),
    )!
    api.service.feed.publish(practitioner.id)
    await here.until('event: change')
    api.service.liveWindows.close()
    expect(await there.isOver()).toBe(true)
  })

  it('is refused without a session, with another clinic, and ends when the server stops', async () => {
    expect((await fetch(`${address}/api/staff/events?clinic=bislett`)).status).toBe(401)
    const manager = await signInStaff(api, 'manager', { clinics: ['lysaker'] })
    const refused = await fetch(`${address}/api/staff/events?clinic=bislett`, { headers: { cookie: manager.cookie } })
    expect(refused.status).toBe(403)
    const window = await openWindow(address, desk)
    await window.until('retry')
    api.service.liveWindows.close()
    expect(await window.isOver()).toBe(true)
  })

  it('leaves room for others: neither a session nor a member opens as many as they like', async () => {
    const email = 'greedy@innom.example'
    const first = await signInStaff(api, 'receptionist', { email })
    const more = async () => browserWith(api, staffCookieOf(await openLink(api, await makeLink(api, email))))
    const browsers = [first, await more(), await more(), await more()]
    const windows = []
    for (const browser of browsers) {
      for (let n = 0; n <= mostWindows.session; n++) windows.push(await openWindow(address, browser))
    }
    const opened = windows.filter(({ status }) => status === 200)
    expect(windows[mostWindows.session]!.status).toBe(503)
    expect(opened).toHaveLength(mostWindows.member)
    const other = await openWindow(address, desk)
    expect(other.status).toBe(200)
    for (const window of [...windows, other]) window.close()
  })

  it('does not keep the session open', async () => {
    const window = await openWindow(address, desk)
    await window.until('retry')
    api.clock.advance({ minutes: 31 })
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(401)
    window.close()
    desk = await signInStaff(api, 'receptionist')
  })

  it('is told that it is signed out once its access is taken away', async () => {
    const guest = await signInStaff(api, 'receptionist', { email: 'guest@innom.example' })
    const window = await openWindow(address, guest)
    await window.until('retry')
    await revokeMember(test.database, 'guest@innom.example', 'test', api.clock.now())
    api.service.liveWindows.beat()
    await window.until('event: signed-out')
    expect(await window.isOver()).toBe(true)
  })
})

it('a console hears of a booking that another process made', async () => {
  const test = await openTestPostgres()
  const [api, other] = await Promise.all([1, 2].map(() => openTestApi({ database: test.database })))
  const address = await api!.app.listen({ port: 0, host: '127.0.0.1' })
  const window = await openWindow(address, await signInStaff(api!, 'receptionist'))
  await window.until('retry')
  const [slot] = await findSlotIds(other!, '2026-11-10')
  const { body } = await bookSlot(other!, slot!)
  expect(await window.until('event: change')).toContain(body.practitioner.id)
  window.close()
  await api!.close()
  await other!.close()
  await test.dispose()
})
