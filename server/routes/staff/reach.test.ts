import { describe, expect, it } from 'vitest'
import { readAccessOf } from '#database/staff/access-log.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { bookSlot, findSlotIds } from '../../testing/visit.ts'

describe.each(engines)('somebody who works at one clinic, on %s', (_, open) => {
  const test = apiForEachTest(open)
  const elsewhere = () => signInStaff(test.api, 'manager', { clinics: ['okern'], email: 'okern@innom.example' })

  it('changes nothing at another one by naming their own clinic in the address', async () => {
    const manager = await elsewhere()
    const closure = { kind: 'closure', from: '2026-11-20', to: '2026-11-20', reason: { no: 'Stengt', en: 'Closed' } }
    const seen = [{ kind: 'clinic', id: 'bislett', revision: 0 }]
    const tries: [path: string, body: object][] = [
      ['rosters', { clinic: 'bislett', seen, change: closure }],
      ['kiosks', { clinic: 'bislett', name: 'Ved døren' }],
      ['classes/call-off', { clinic: 'bislett', group: 'x', date: '2026-11-20' }],
    ]
    for (const [path, body] of tries) {
      const answer = await manager.call('POST', `/api/staff/${path}?clinic=okern`, { body })
      expect([answer.status, answer.body.code], path).toEqual([403, 'forbidden'])
    }
  })

  it('gives nobody of another clinic a shift at theirs', async () => {
    const manager = await elsewhere()
    const people = [...test.api.service.schedules.current().index.practitioners.values()]
    const stranger = people.find(({ clinics }) => !clinics.includes('okern'))!
    const change = {
      kind: 'shifts',
      practitioner: stranger.id,
      date: '2026-11-20',
      repeat: 'once',
      shifts: [{ hours: { from: '08:00', to: '12:00' }, breaks: [] }],
    }
    const seen = [{ kind: 'practitioner', id: stranger.id, revision: 0 }]
    const answer = await manager.call('POST', '/api/staff/rosters', { body: { clinic: 'okern', seen, change } })
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  })

  it('reads nothing of the agreements and forms of the whole chain, whatever their role', async () => {
    const browser = await signInStaff(test.api, 'administrator', { clinics: ['bislett'] })
    for (const path of ['forms', 'partners']) {
      expect((await browser.call('GET', `/api/staff/${path}`)).status, path).toBe(403)
    }
  })

  it('leaves a line in the log also where a change asks for nothing', async () => {
    const desk = await signInStaff(test.api, 'receptionist')
    const [slot] = await findSlotIds(test.api)
    const { body, phone } = await bookSlot(test.api, slot!)
    const answer = await desk.call('PATCH', `/api/staff/bookings/${body.reference}`, { body: {} })
    expect(answer.body.phone).toBe(phone)
    const looks = await readAccessOf(test.database, test.api.service.secrets.hash('phone', phone))
    expect(looks.map(({ action }) => action)).toEqual(['booking'])
  })

  it('is told as a practitioner that a colleague is away, and not for how long', async () => {
    const manager = await signInStaff(test.api, 'manager')
    const at = 'clinic=bislett&date=2026-11-10'
    const { practitioners } = (await manager.call('GET', `/api/staff/rosters?${at}`)).body
    const { id, changed } = practitioners[0]
    const away = { from: '2026-11-10', to: '2026-11-20' }
    const seen = [{ kind: 'practitioner', id, revision: changed.revision }]
    const body = { clinic: 'bislett', seen, change: { kind: 'absence', practitioner: id, ...away } }
    expect((await manager.call('POST', '/api/staff/absences', { body })).status).toBe(200)
    const columnFor = async (browser: StaffBrowser) => {
      const { body } = await browser.call('GET', `/api/staff/day?${at}`)
      return body.practitioners.find((it: { id: string }) => it.id === id)
    }
    expect(await columnFor(manager)).toMatchObject({ isAbsent: true, absences: [away] })
    const colleague = await signInStaff(test.api, 'practitioner', { practitioner: 'somebody-else' })
    expect(await columnFor(colleague)).toMatchObject({ isAbsent: true, absences: [] })
  })
})
