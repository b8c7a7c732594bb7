import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import { partnerOperations } from '../../partners/partner-operations.ts'
import { writeStatementPage } from '../../partners/statement-page.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { newAddress, newPhone, provePhone, verifyPhone } from '../../testing/visit.ts'

describe.each(engines)('an absence on %s', (_, open) => {
  const test = apiForEachTest(open)

  const report = (changes: object = {}, headers = newAddress()) =>
    test.api.call('POST', '/api/absences', {
      body: {
        partner: 'tinde',
        verification: provePhone(test.api, newPhone()),
        name: 'Kari Nordmann',
        from: '2026-11-09',
        to: '2026-11-11',
        locale: 'en',
        ...changes,
      },
      headers,
    })
  const mails = async () =>
    (await test.api.call('GET', '/api/dev/outbox')).body.messages.filter((it: { email?: string }) => it.email)
  const stored = async () => (await test.database.run(sql`select name, first_day, last_day from absence_reports`)).rows

  it('is told to the company’s contact in the company’s language: name and days, nothing else', async () => {
    const phone = newPhone()
    expect(await report({ verification: await verifyPhone(test.api, phone) })).toMatchObject({
      status: 202,
      body: { status: 'received' },
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ email: 'fravaer@tinde.example' })
    expect(mail.replyTo).toBeUndefined()
    expect(mail.subject).toMatch(/^Fraværsmelding \([0-9a-f]{8}\)$/)
    expect(mail.text).toBe(`En ansatt i Tinde har meldt fravær på nettsiden til Innom.

Navn: Kari Nordmann
Første dag: 9. november 2026
Siste dag: 11. november 2026
Sendt: mandag 9. november 2026 kl. 09:00

Vi har bekreftet at avsenderen har et mobilnummer, men ikke hvem det er. Er du i tvil, spør den ansatte. Vi har ikke spurt om årsaken og kjenner den ikke.

Nettsiden har nå slettet navnet og dagene. Svar på denne e-posten går ikke til den ansatte.
`)
    expect(test.api.log.join('')).not.toMatch(/nordmann|tinde\.example/i)
    expect(test.api.log.join('')).not.toContain(phone.slice(3))
  })

  it('is forgotten with its name and days once the company has it, and can be open-ended', async () => {
    await report({ to: undefined })
    expect((await mails())[0].text).toContain('Siste dag: ikke oppgitt')
    expect(await stored()).toEqual([{ name: null, first_day: null, last_day: null }])
  })

  it('is told once, however often it is sent, and again when it is another one', async () => {
    const verification = provePhone(test.api, newPhone())
    const address = newAddress()
    await Promise.all([report({ verification }, address), report({ verification }, address)])
    expect((await report({ verification }, address)).status).toBe(202)
    expect(await mails()).toHaveLength(1)
    await report({ verification, to: '2026-11-13' }, address)
    expect(await mails()).toHaveLength(2)
  })

  it('has no link that a company could follow, whatever stands in the name', async () => {
    await report({ name: 'J.R. Nordmann https://innom.example.evil/login kari@evil.example' })
    expect((await mails())[0].text).toContain(
      'Navn: J. R. Nordmann https: / / innom. example. evil/ login kari@ evil. example\n',
    )
  })

  it('has no reason: whoever sends one along is refused', async () => {
    const { status, body } = await report({ reason: 'influenza' })
    expect([status, body.fields]).toEqual([422, { reason: 'Unknown field' }])
    expect(await stored()).toEqual([])
  })

  it('names every field that is wrong, in three languages', async () => {
    const wrong = { partner: 'norvind', name: '', from: '2026-01-01' }
    expect((await report(wrong)).body.fields).toEqual({
      partner: 'Choose an employer that has an agreement with us',
      name: 'Please enter your name',
      from: 'Choose a first day at most 14 days ago or 14 days from now',
    })
    expect((await report({ to: '2026-11-08', locale: 'no' })).body.fields).toEqual({
      to: 'Velg en siste dag som ikke er før den første, og høyst 92 dager i alt',
    })
    await test.restart({ COUNTRY: 'sweden' })
    expect((await report({ locale: 'no' })).body.fields).toEqual({
      partner: 'Välj en arbetsgivare som har avtal med oss',
    })
  })

  it('needs a phone that was proved, lately and by us', async () => {
    const token = provePhone(test.api, newPhone())
    for (const verification of ['', 'x'.repeat(400), `${token.slice(0, -2)}xx`])
      expect((await report({ verification })).body.code).toBe('invalid-code')
    test.api.clock.advance({ minutes: 31 })
    expect((await report({ verification: token })).body.code).toBe('invalid-code')
    expect(await stored()).toEqual([])
  })

  it('cannot write a header or a line of its own into the mail', async () => {
    for (const name of ['Ola\r\nBcc: spy@example.com', 'Ola\nSiste dag: aldri', 'Ola\u2028x', 'Ola\u202egnp'])
      expect((await report({ name })).body.fields).toEqual({ name: 'The text contains characters that can’t be used' })
    expect(await mails()).toEqual([])
  })

  it('is limited by phone, and by address for many phones; a company hears no more than it can read', async () => {
    const verification = provePhone(test.api, newPhone())
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14']
    const statuses: number[] = []
    for (const to of days) statuses.push((await report({ verification, to })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429])
    // What was sent before is answered as it was.
    expect((await report({ verification, to: days[0] })).status).toBe(202)
    const address = newAddress()
    for (let n = 1; n <= 20; n++) expect((await report({}, address)).status).toBe(202)
    expect(await report({}, address)).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
  })

  it('that could not be delivered is forgotten in the end; that there was one stays', async () => {
    await report()
    await test.database.run(sql`update absence_reports set name = 'Kari', first_day = '2026-11-09'`)
    const tidy = async (hours: number) => {
      test.api.clock.advance({ hours })
      return (await deleteExpired(test.database, test.api.clock.now())).absences
    }
    expect(await tidy(retentionHours.absences)).toBe(0)
    expect(await tidy(1)).toBe(1)
    expect(await stored()).toEqual([{ name: null, first_day: null, last_day: null }])
    const { rows } = await test.database.run(sql`select partner, fingerprint from absence_reports`)
    expect(rows).toEqual([{ partner: 'tinde', fingerprint: null }])
  })

  it('is counted in the statement of the month in which it was reported, without a name', async () => {
    await report({ from: '2026-10-30', to: '2026-10-31' })
    await report({ from: '2026-11-20', to: undefined })
    const statementOf = (id: string, month: string) =>
      partnerOperations.statement.run(
        { ...test.api.service, clock: { now: () => Temporal.Instant.from('2027-01-01T08:00:00Z') } },
        { id, month },
      )
    expect((await statementOf('tinde', '2026-11')).absences).toBe(2)
    expect((await statementOf('tinde', '2026-10')).absences).toBe(0)
    const page = writeStatementPage(await statementOf('tinde', '2026-11'), { locale: 'no', made: '2027-01-01' })
    expect(page).toContain('Fraværsmeldinger sendt gjennom nettstedet: 2')
    expect(page).not.toContain('Kari')
    expect((await statementOf('kollokvie', '2026-11')).absences).toBeNull()
  })
})
