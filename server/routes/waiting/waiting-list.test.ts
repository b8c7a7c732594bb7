import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { signInStaff } from '../../testing/staff.ts'
import { bearer, bookSlot, findSlotIds, newPhone } from '../../testing/visit.ts'
import { askToWait, joinList, patientOf, wholeWeek } from '../../testing/waiting.ts'

describe.each(engines)('the waiting list, on %s', (_, open) => {
  const test = apiForEachTest(open)
  const read = (id: string, token: string) => test.api.call('GET', `/api/waiting-list/${id}?locale=en`, bearer(token))
  const change = (id: string, token: string, body: object) =>
    test.api.call('PUT', `/api/waiting-list/${id}?locale=en`, { body, ...bearer(token) })
  const stop = (id: string, token: string) => test.api.call('DELETE', `/api/waiting-list/${id}`, bearer(token))

  it('keeps what somebody waits for until the last day, and shows it to the bearer of its token', async () => {
    const { id, token } = await joinList(test.api)
    const { status, body } = await read(id, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      until: '2026-11-15',
      standing: 'waiting',
      clinics: [{ id: 'bislett', name: 'Bislett' }],
      days: wholeWeek.days,
      parts: wholeWeek.parts,
      ...{ booking: null, offer: null, group: null },
    })
    test.api.clock.set(Temporal.Instant.from('2026-11-15T23:00:00Z'))
    expect((await read(id, token)).status).toBe(404)
  })

  it('is left at one tap, and a second one changes nothing', async () => {
    const { id, token } = await joinList(test.api)
    for (let tap = 0; tap < 2; tap++) expect((await stop(id, token)).status).toBe(204)
    expect((await read(id, token)).status).toBe(404)
    expect((await test.database.run(sql`select 1 from waiting_entries`)).rows).toEqual([])
  })

  it('tells nobody who waits: a wrong token gets the answer of an entry that never was', async () => {
    const { id } = await joinList(test.api)
    const { token: other } = await joinList(test.api)
    const wrong = [await read(id, other), await stop(id, other), await read('AAAAAAAA', other)]
    expect(wrong.map(({ status, body }) => [status, body.code])).toEqual(wrong.map(() => [404, 'not-found']))
    expect((await test.database.run(sql`select 1 from waiting_entries`)).rows).toHaveLength(2)
  })

  it('has one entry of a patient for a treatment, which keeps its place when they ask for something else', async () => {
    const phone = newPhone()
    const first = (await askToWait(test.api, phone)).body
    test.api.clock.set(test.api.clock.now().add({ minutes: 5 }))
    const again = await askToWait(test.api, phone, { parts: ['evening'] })
    expect(again).toMatchObject({ status: 201, body: { id: first.id, token: first.token } })
    const { body } = await read(first.id, first.token)
    expect(body).toMatchObject({ parts: ['evening'], since: '2026-11-09T09:00:00+01:00' })
  })

  it('lets somebody wait for something else and keep their place, with their link and no code', async () => {
    const { id, token } = await joinList(test.api)
    await test.database.run(sql`update waiting_entries set ignored = 3`)
    const wish = { clinics: ['okern'], days: [{ from: '2026-11-10', to: '2026-11-11' }], parts: ['evening'] }
    const changed = await change(id, token, wish)
    expect(changed).toMatchObject({
      status: 200,
      body: { ...wish, clinics: [{ id: 'okern' }], until: '2026-11-11', since: '2026-11-09T09:00:00+01:00' },
    })
    expect(changed.body.standing).toBe('waiting')
    expect((await read(id, token)).body).toEqual(changed.body)
  })

  it('changes nothing for whoever has not its token, nor to what nobody can wait for', async () => {
    const [{ id, token }, { token: other }] = [await joinList(test.api), await joinList(test.api)]
    const before = (await read(id, token)).body
    const { clinics, days, parts } = wholeWeek
    expect((await change(id, other, { clinics, days, parts: ['evening'] })).status).toBe(404)
    const wrong = [
      { clinics: ['nowhere'], days, parts },
      { clinics, days: [{ from: '2026-11-01', to: '2026-11-08' }], parts },
      { clinics, days, parts: [] },
      { clinics, days, parts, treatment: 'physiotherapist' },
    ]
    for (const wish of wrong) expect((await change(id, token, wish)).status).toBe(422)
    expect((await read(id, token)).body).toEqual(before)
  })

  it('has one day and one clinic of a course: there is nothing to change', async () => {
    const run = { group: 'mindfulness-2026-11-24', clinics: undefined, days: undefined, parts: undefined }
    const phone = newPhone()
    const patient = patientOf(phone, { description: '' })
    const { body } = await askToWait(test.api, phone, { treatment: 'mindfulness-course', ...run, patient })
    const { clinics, days, parts } = wholeWeek
    expect((await change(body.id, body.token, { clinics, days, parts })).body.fields).toEqual({
      days: expect.any(String),
    })
  })

  it('refuses another patient of the same phone for the same treatment, whose place they would take', async () => {
    const phone = newPhone()
    await askToWait(test.api, phone)
    const patient = patientOf(phone, { name: 'Ola Nordmann' })
    expect((await askToWait(test.api, phone, { patient })).body.code).toBe('already-waiting')
  })

  it('needs a proof of the phone, and one is good for that phone alone', async () => {
    const phone = newPhone()
    expect((await askToWait(test.api, phone, { verification: 'x' })).body.code).toBe('invalid-code')
    const patient = patientOf(newPhone())
    expect((await askToWait(test.api, phone, { patient })).body.code).toBe('invalid-code')
  })

  it.each<[string, object, string]>([
    ['a treatment that nobody has', { treatment: 'nothing' }, 'treatment clinics'],
    ['a clinic that nobody has', { clinics: ['nowhere'] }, 'clinics'],
    ['no clinic', { clinics: [] }, 'clinics'],
    ['days that have passed', { days: [{ from: '2026-11-01', to: '2026-11-08' }] }, 'days'],
    ['days that end before they begin', { days: [{ from: '2026-11-12', to: '2026-11-11' }] }, 'days'],
    ['days that nobody can book yet', { days: [{ from: '2026-11-12', to: '2027-11-11' }] }, 'days'],
    ['no part of the day', { parts: [] }, 'parts'],
    [
      'a class that does not exist',
      { group: 'x-2026-11-10', clinics: undefined, days: undefined, parts: undefined },
      'group',
    ],
  ])('is not for %s', async (_what, changes, field) => {
    const { status, body } = await askToWait(test.api, newPhone(), changes)
    expect([status, body.code, Object.keys(body.fields).join(' ')]).toEqual([422, 'validation', field])
  })

  it('moves a booking for whoever shows its token, without another code', async () => {
    const { body: booking } = await bookSlot(test.api, (await findSlotIds(test.api, '2026-11-12'))[0]!)
    const body = { ...wholeWeek, booking: booking.reference, locale: 'en' }
    const joined = await test.api.call('POST', '/api/waiting-list', { body, ...bearer(booking.token) })
    expect(joined.status).toBe(201)
    expect((await read(joined.body.id, joined.body.token)).body).toMatchObject({
      booking: { reference: booking.reference, start: booking.start },
      until: '2026-11-12',
    })
    expect((await test.api.call('POST', '/api/waiting-list', { body })).body.code).toBe('not-found')
  })

  it('is found again from the booking that waits for an earlier time, until it is left', async () => {
    const { body: booking } = await bookSlot(test.api, (await findSlotIds(test.api, '2026-11-12'))[0]!)
    const readBooking = async () =>
      (await test.api.call('GET', `/api/bookings/${booking.reference}?locale=en`, bearer(booking.token))).body
    expect((await readBooking()).waitingList).toBeNull()
    const body = { ...wholeWeek, booking: booking.reference, locale: 'en' }
    const { id, token } = (await test.api.call('POST', '/api/waiting-list', { body, ...bearer(booking.token) })).body
    expect((await readBooking()).waitingList).toMatch(new RegExp(`/en/waiting-list/#${id}\\.${token}$`))
    // Nobody waits for a time after the one they have, whatever days they name.
    const { clinics, days, parts } = wholeWeek
    expect((await change(id, token, { clinics, days, parts })).body.until).toBe('2026-11-12')
    await stop(id, token)
    expect((await readBooking()).waitingList).toBeNull()
  })

  it('waits for nothing once the booking is cancelled, also where both come at the same moment', async () => {
    const slots = await findSlotIds(test.api, '2026-11-12')
    for (let n = 0; n < 6; n++) {
      const { body: booking } = await bookSlot(test.api, slots[n]!)
      const body = { ...wholeWeek, booking: booking.reference, locale: 'en' }
      const [joined] = await Promise.all([
        test.api.call('POST', '/api/waiting-list', { body, ...bearer(booking.token) }),
        test.api.call('POST', `/api/bookings/${booking.reference}/cancel`, bearer(booking.token)),
      ])
      expect([201, 404, 422]).toContain(joined.status)
    }
    expect((await test.database.run(sql`select 1 from waiting_entries`)).rows).toEqual([])
  })

  it('ends with the booking that would move, wherever that is by then', async () => {
    const slots = async (date: string) => (await findSlotIds(test.api, date))[0]!
    const { body: booking } = await bookSlot(test.api, await slots('2026-11-12'))
    const move = async (date: string) =>
      expect(
        (
          await test.api.call('POST', `/api/bookings/${booking.reference}/move`, {
            body: { slot: await slots(date) },
            ...bearer(booking.token),
          })
        ).status,
      ).toBe(200)
    const body = { ...wholeWeek, booking: booking.reference, locale: 'en' }
    const { id, token } = (await test.api.call('POST', '/api/waiting-list', { body, ...bearer(booking.token) })).body
    await move('2026-11-13')
    expect((await read(id, token)).body.until).toBe('2026-11-13')
    await move('2026-11-11')
    expect((await read(id, token)).body.until).toBe('2026-11-11')
    test.api.clock.set(Temporal.Instant.from('2026-11-11T20:00:00Z'))
    expect((await read(id, token)).status).toBe(404)
    // Somebody else of the family can wait now.
    const phone = (await test.database.run<{ phone: string }>(sql`select patient_phone as phone from bookings`))
      .rows[0]!.phone
    expect((await askToWait(test.api, phone, { patient: patientOf(phone, { name: 'Ola Nordmann' }) })).status).toBe(201)
  })

  it('does not tell whether a reference is somebody’s booking', async () => {
    const { body: booking } = await bookSlot(test.api, (await findSlotIds(test.api, '2026-11-12'))[0]!)
    for (const reference of [booking.reference, 'AAAAAAAA']) {
      const { status, body } = await askToWait(test.api, newPhone(), { booking: reference })
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
  })

  it('is shown to the desk in its order, with the reason why somebody is not asked now', async () => {
    const [first, second] = [await joinList(test.api), await joinList(test.api)]
    await test.database.run(sql`update waiting_entries set ignored = 3 where id = ${first.id}`)
    const desk = await signInStaff(test.api, 'receptionist')
    const { body } = await desk.call('GET', '/api/staff/waiting-list?clinic=bislett')
    expect(body.entries).toMatchObject([
      { id: first.id, name: 'Kari Nordmann', standing: 'resting' },
      { id: second.id, standing: 'waiting', until: '2026-11-15' },
    ])
    expect((await read(first.id, first.token)).body.standing).toBe('resting')
    const stayed = await test.api.call('POST', `/api/waiting-list/${first.id}/stay`, bearer(first.token))
    expect(stayed.body.standing).toBe('waiting')
  })
})
