import { describe, expect, it } from 'vitest'
import { forgetApplication } from '#database/forms/applications.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { applyForJob, curriculum, reportToCompany } from '../../testing/staff-lists.ts'
import { bookSlot, findSlotIds } from '../../testing/visit.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

describe.each(engines)('what the office does, on %s', (_, open) => {
  const test = apiForEachTest(open)
  const office = () => signInStaff(test.api, 'administrator', { clinics: ['*'] })
  const ofOneClinic = () => signInStaff(test.api, 'administrator', { email: 'one@innom.example' })

  describe('the access log of a patient', () => {
    const find = (browser: StaffBrowser, phone: string) =>
      browser.call('POST', '/api/staff/access-log', { body: { phone } })

    /** Somebody at the desk opens the booking of a patient, whose phone this answers. */
    const look = async () => {
      const desk = await signInStaff(test.api, 'receptionist')
      const [slot] = await findSlotIds(test.api, '2026-11-09')
      const { reference } = (await bookSlot(test.api, slot!)).body
      const { phone } = (await desk.call('GET', `/api/staff/bookings/${reference}`)).body
      return { phone: phone as string, reference }
    }

    it('tells who looked and when, by the number as it is written here or with its country', async () => {
      const { phone, reference } = await look()
      const browser = await office()
      const { body } = await find(browser, phone.slice(3))
      expect(body.looks).toEqual([
        {
          at: expect.stringMatching(/^2026-11-09T/),
          email: 'receptionist@innom.example',
          role: 'receptionist',
          action: 'booking',
          reference,
          clinic: 'bislett',
        },
      ])
      // The search is a look as well.
      const again = (await find(browser, phone)).body.looks
      expect(again.map(({ action }: { action: string }) => action)).toEqual(['access log', 'booking'])
    })

    it('shows an administrator of one clinic what was seen there, and nothing of the others', async () => {
      const { phone } = await look()
      expect((await find(await ofOneClinic(), phone)).body.looks).toHaveLength(1)
      const elsewhere = await signInStaff(test.api, 'administrator', { clinics: ['okern'], email: 'b@innom.example' })
      expect((await find(elsewhere, phone)).body.looks).toEqual([])
    })

    it('asks for a number, and for a fresh sign-in', async () => {
      const browser = await office()
      expect((await find(browser, 'Kari')).body).toMatchObject({
        code: 'validation',
        fields: { phone: expect.any(String) },
      })
      test.api.clock.advance({ minutes: 11 })
      expect((await find(browser, '91234567')).body.code).toBe('sign-in-again')
    })
  })

  describe('reports of absence and applications', () => {
    /** The last ones: nothing empties the log. */
    const actions = async (browser: StaffBrowser, count: number) => {
      const { body } = await browser.call('GET', '/api/staff/access-log?date=2026-11-09')
      return body.looks.slice(0, count).map(({ action }: { action: string }) => action)
    }

    it('are listed by company and vacancy, and one that waits can be read, which is logged', async () => {
      const browser = await office()
      const [report, application] = [await reportToCompany(test.api), await applyForJob(test.api)]
      const { body } = await browser.call('GET', '/api/staff/forms?locale=no')
      expect(body).toEqual({
        absences: [{ id: report, at: expect.any(String), isPassedOn: false, partner: { id: 'tinde', name: 'Tinde' } }],
        applications: [
          {
            id: application,
            at: expect.any(String),
            isPassedOn: false,
            job: { id: 'doctor', name: 'Lege på Bislett' },
          },
        ],
      })
      expect((await browser.call('GET', `/api/staff/forms/absences/${report}`)).body).toMatchObject({
        partner: { name: 'Tinde' },
        name: 'Kari Nordmann',
        from: '2026-11-09',
        to: null,
      })
      expect((await browser.call('GET', `/api/staff/forms/applications/${application}`)).body).toMatchObject({
        name: 'Ola Hansen',
        phone: '+4722864400',
        text: 'Jeg er lege.',
        file: { kind: 'text', bytes: new TextEncoder().encode(curriculum).length },
      })
      expect(await actions(browser, 2)).toEqual(['application', 'absence'])
    })

    it('the file of an application comes to be saved, under a name of ours and as nothing that a browser shows', async () => {
      const browser = await office()
      const id = await applyForJob(test.api)
      const { body, headers, status } = await browser.call('GET', `/api/staff/forms/applications/${id}/file`)
      expect([status, body]).toEqual([200, curriculum])
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="soknad-${id.slice(0, 8)}.txt"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(await actions(browser, 1)).toEqual(['application file'])
    })

    it('cannot be read once they are passed on, nor by an administrator of one clinic', async () => {
      const [browser, other] = [await office(), await ofOneClinic()]
      const id = await applyForJob(test.api)
      const paths = [`applications/${id}`, `applications/${id}/file`, `absences/${await reportToCompany(test.api)}`]
      const read = async (who: StaffBrowser, path: string) => (await who.call('GET', `/api/staff/forms/${path}`)).body
      for (const path of paths) expect((await read(other, path)).code).toBe('forbidden')
      await forgetApplication(test.database, id)
      for (const path of [...paths.slice(0, 2), `absences/${nobody}`]) {
        expect((await read(browser, path)).code).toBe('forbidden')
      }
      const { applications } = (await browser.call('GET', '/api/staff/forms')).body
      expect(applications).toEqual([expect.objectContaining({ id, isPassedOn: true })])
    })
  })
})
