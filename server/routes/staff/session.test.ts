import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inviteMember, revokeMember } from '#database/staff/members.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { browserWith, makeLink, openLink, signInStaff, staffCookieOf } from '../../testing/staff.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

describe.each(engines)('a session of the console, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database })
  })
  beforeEach(() => test.empty())
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  const invite = (email: string) =>
    inviteMember(
      test.database,
      { email, role: 'receptionist', clinics: ['bislett'], practitioner: null },
      'test',
      api.clock.now(),
    )

  it('says who is signed in and where they work; for the whole chain, at all clinics', async () => {
    const desk = await signInStaff(api, 'receptionist')
    expect((await desk.call('GET', '/api/staff/me')).body).toMatchObject({
      email: 'receptionist@innom.example',
      role: 'receptionist',
      clinics: ['bislett'],
      isOfChain: false,
      practitioner: null,
    })
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const clinics = api.service.facts.clinics.map(({ id }) => id)
    expect((await chain.call('GET', '/api/staff/me')).body).toMatchObject({ clinics, isOfChain: true })
    // Of whatever role: who may see what is about no clinic is said by where they work.
    const manager = await signInStaff(api, 'manager', { clinics: ['*'] })
    expect((await manager.call('GET', '/api/staff/me')).body.isOfChain).toBe(true)
  })

  it('is needed: without one, with a forged one and after a sign-out the answer is 401', async () => {
    const desk = await signInStaff(api, 'receptionist')
    expect((await api.call('GET', '/api/staff/me')).body.code).toBe('unauthenticated')
    expect((await browserWith(api, 'staff=forged').call('GET', '/api/staff/me')).status).toBe(401)
    await desk.call('POST', '/api/staff/sign-out', { body: {} })
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(401)
  })

  it('begins with a link that works once, and not after a day', async () => {
    await invite('desk@innom.example')
    const link = await makeLink(api, 'desk@innom.example')
    const first = await openLink(api, link)
    expect([first.status, first.headers.location]).toEqual([303, '/staff/'])
    const again = await openLink(api, link)
    expect([again.status, again.headers.location]).toEqual([303, '/staff/#sign-in-link'])
    expect(staffCookieOf(again)).toBe('')
    const old = await makeLink(api, 'desk@innom.example')
    api.clock.advance({ hours: 24 })
    expect(staffCookieOf(await openLink(api, old))).toBe('')
  })

  it('begins with a link of the outbox, which lists none that has been used', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const listed = async () => (await api.call('GET', '/api/dev/outbox?email=receptionist@innom.example')).body.messages
    const { next } = (await desk.call('POST', '/api/staff/sign-in/again', { body: {} })).body
    expect(await listed()).toHaveLength(1)
    expect(staffCookieOf(await api.call('GET', next))).not.toBe('')
    expect(await listed()).toEqual([])
  })

  it('gets a new token with every sign-in, and the old one ends', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const link = await makeLink(api, 'receptionist@innom.example')
    const next = staffCookieOf(await openLink(api, link, { cookie: desk.cookie }))
    expect(next).not.toBe(desk.cookie)
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(401)
    expect((await browserWith(api, next).call('GET', '/api/staff/me')).status).toBe(200)
  })

  it('ends after 30 minutes without a touch, which refreshing by itself is not', async () => {
    const desk = await signInStaff(api, 'administrator', { clinics: ['*'] })
    api.clock.advance({ minutes: 5 })
    expect((await desk.call('GET', '/api/staff/access-log?date=2026-11-09')).status).toBe(200)
    api.clock.advance({ minutes: 29 })
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(200)
    api.clock.advance({ minutes: 2 })
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(401)
  })

  it('ends after 12 hours however busy the day is', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const touch = () => desk.call('GET', '/api/staff/access-log?date=2026-11-09')
    for (let quarter = 0; quarter < 47; quarter++) {
      api.clock.advance({ minutes: 15 })
      // Refused for the role, but a touch all the same.
      expect((await touch()).status).toBe(403)
    }
    api.clock.advance({ minutes: 15 })
    expect((await touch()).status).toBe(401)
  })

  it('ends on every device at once, and the moment that access is taken away', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const link = await makeLink(api, 'receptionist@innom.example')
    const tablet = browserWith(api, staffCookieOf(await openLink(api, link)))
    await desk.call('POST', '/api/staff/sign-out', { body: { everywhere: true } })
    expect((await tablet.call('GET', '/api/staff/me')).status).toBe(401)

    const other = await signInStaff(api, 'receptionist')
    await revokeMember(test.database, 'receptionist@innom.example', 'test', api.clock.now())
    expect((await other.call('GET', '/api/staff/me')).status).toBe(401)
    const unused = await makeLink(api, 'receptionist@innom.example')
    expect(staffCookieOf(await openLink(api, unused))).toBe('')
  })

  it('is not used by other sites, nor by a caller that names none', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const signOut = (headers: Record<string, string>) =>
      api.call('POST', '/api/staff/sign-out', { body: {}, headers: { cookie: desk.cookie, ...headers } })
    expect((await signOut({ origin: 'https://elsewhere.example' })).body.code).toBe('cross-site')
    expect((await signOut({})).body.code).toBe('cross-site')
    expect((await signOut({ origin: 'null', 'sec-fetch-site': 'same-origin' })).body.code).toBe('cross-site')
    expect((await desk.call('GET', '/api/staff/me')).status).toBe(200)
  })

  it('is made fresh again by a link of its own, which leads back to where it was needed', async () => {
    const admin = await signInStaff(api, 'administrator')
    api.clock.advance({ minutes: 11 })
    const { body } = await admin.call('POST', '/api/staff/sign-in/again', { body: { return: '/en/staff/log/' } })
    expect(body.next).toMatch(/^\/api\/staff\/sign-in\?link=/)
    const back = await api.call('GET', body.next, { headers: { cookie: admin.cookie } })
    expect([back.status, back.headers.location]).toEqual([303, '/en/staff/log/'])
    const fresh = browserWith(api, staffCookieOf(back))
    expect((await fresh.call('GET', '/api/staff/access-log?date=2026-11-09')).status).toBe(200)
    const away = await fresh.call('POST', '/api/staff/sign-in/again', { body: { return: 'https://evil.example/' } })
    expect(away.body.next).toMatch(/return=%2Fstaff%2F$/)
  })

  it('is fresh for ten minutes, in which the access log can be read', async () => {
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    api.clock.advance({ minutes: 11 })
    const reply = await chain.call('GET', '/api/staff/access-log?date=2026-11-09')
    expect([reply.status, reply.body.code]).toEqual([401, 'sign-in-again'])
  })
})

it('in production without an identity provider there is no console', async () => {
  const test = await engines[0]![1]()
  const api = await openTestApi({
    database: test.database,
    env: {
      APP_ENV: 'production',
      SITE_URL: 'https://innom.example',
      SMS_GATEWAY: 'http',
      SMS_HTTP_URL: 'http://localhost:9',
    },
  })
  expect((await api.call('GET', '/api/staff/me')).status).toBe(404)
  expect((await api.call('GET', '/api/staff/sign-in?link=x')).status).toBe(404)
  await api.close()
  await test.dispose()
})
