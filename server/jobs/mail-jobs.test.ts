import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimJobs } from '#database/jobs/jobs.ts'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { type MailBehaviour, readMail, startFakeMailServer } from '../testing/fake-mail-server.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { newAddress } from '../testing/visit.ts'

const contact = {
  clinic: 'bislett',
  name: 'Åse Øverås',
  birthdate: '2000-03-04',
  email: 'ase@example.no',
  phone: '+47 912 34 567',
  message: 'Har dere parkering?\nNavn: Ola',
  locale: 'en',
}
const interest = {
  company: 'Fjord & Sønn AS',
  name: 'Kari Nordmann',
  email: 'kari@fjord.example',
  phone: '+47 22 86 44 00',
  employees: 25,
  reply: 'video',
  locale: 'no',
}

describe.each(engines)('what visitors write in forms, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const send = (form: 'contact' | 'interest', body: object) =>
    api.call('POST', `/api/${form}`, { body, headers: newAddress() })
  const outbox = async () => (await api.call('GET', '/api/dev/outbox')).body.messages
  const jobs = async () => {
    const { rows } = await test.database.run<{ kind: string; state: string; payload: object; last_error: string }>(
      sql`select kind, state, payload, last_error from jobs where kind like '%-mail' order by key`,
    )
    return rows
  }
  const states = async () => (await jobs()).map(({ kind, state }) => `${kind} ${state}`)

  it('is mailed to the clinic, to be answered by replying', async () => {
    await send('contact', contact)
    const [mail] = await outbox()
    expect(mail).toMatchObject({ email: 'bislett@innom.example', replyTo: 'ase@example.no' })
    expect(mail.phone).toBeUndefined()
    expect(mail.subject).toMatch(/^Melding fra kontaktskjemaet \([0-9a-f]{8}\)$/)
    expect(
      mail.text,
    ).toBe(`Noen har skrevet til Bislett i kontaktskjemaet på nettsiden. Svar på denne e-posten, så går svaret til avsenderen.

Klinikk: Bislett
Navn: Åse Øverås
Fødselsdato: 04-03-2000
E-post: ase@example.no
Telefon: +4791234567
Skrev på: engelsk
Sendt: mandag 9. november 2026 kl. 09:00

Meldingen:
> Har dere parkering?
> Navn: Ola

Ikke skriv om sykdom eller helse i svaret: e-post er ikke trygt nok. Nettsiden sletter sin kopi av meldingen etter 90 dager.
`)
    expect((await api.call('GET', '/dev/outbox')).body).toContain('Reply-To: ase@example.no')
    expect(await states()).toEqual(['contact-mail done'])
  })

  it('is mailed to the company where no clinic is meant, and where a business wrote', async () => {
    await send('contact', { ...contact, clinic: null })
    await send('interest', interest)
    const mails = await outbox()
    expect(mails).toHaveLength(2)
    // Both are sent at once: either may be first.
    const isInterest = (mail: { replyTo?: string }) => mail.replyTo === interest.email
    const first = mails.find((mail: { replyTo?: string }) => !isInterest(mail))
    const second = mails.find(isInterest)
    expect(first.email).toBe('hei@innom.example')
    expect(first.text).toContain('Klinikk: ingen bestemt\nNavn: Åse Øverås\nFødselsdato: 04-03-2000\nE-post:')
    expect(second).toMatchObject({ email: 'hei@innom.example', replyTo: 'kari@fjord.example' })
    expect(second.text).toContain('Bedrift: Fjord & Sønn AS\nNavn: Kari Nordmann')
    expect(second.text).toContain('Ansatte: 25\nVil ha svar: i et videomøte\nSkrev på: norsk')
    expect(second.text).not.toContain('Meldingen:')
  })

  it('names an address that cannot stand in a header in the text only', async () => {
    await send('contact', { ...contact, email: 'åse@example.no' })
    const [mail] = await outbox()
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('Lag en ny e-post til adressen')
    expect(mail.text).toContain('E-post: åse@example.no')
  })

  it('is mailed by one of several processes, and again by another only where one died over it', async () => {
    await send('contact', contact)
    const { clock } = api
    const now = clock.now()
    const lease = { minutes: 2, isSystemClock: false }
    const claimed = await claimJobs(test.database, now, [{ kinds: ['contact-mail'], limit: 5 }], lease)
    expect(claimed.map(({ payload }) => payload)).toEqual([{}])
    expect(await outbox()).toEqual([])
    clock.advance({ minutes: 2 })
    const others = await Promise.all([1, 2, 3].map(() => openTestApi({ database: test.database, clock })))
    await Promise.all(others.map((it) => it.service.jobs.drain()))
    expect(await outbox()).toHaveLength(1)
    for (const it of others) await it.close()
  })

  it('is mailed to nobody once it has been deleted', async () => {
    await send('contact', contact)
    await deleteExpired(test.database, api.clock.now().add({ hours: 24 * 91 }))
    expect(await outbox()).toEqual([])
    expect(await states()).toEqual(['contact-mail cancelled'])
  })

  describe('with a mail server', () => {
    let behaviour: MailBehaviour
    let server: Awaited<ReturnType<typeof startFakeMailServer>>
    beforeEach(async () => {
      behaviour = 'take'
      server = await startFakeMailServer(() => behaviour)
      const { clock } = api
      await api.close()
      api = await openTestApi({ database: test.database, clock, env: { SMTP_URL: server.url } })
    })
    afterEach(() => server.close())

    it('comes through later, once, when it refused or hung up before', async () => {
      behaviour = { refuse: 451 }
      await send('contact', contact)
      await api.service.jobs.drain()
      behaviour = 'hang-up'
      api.clock.advance({ seconds: 15 })
      await api.service.jobs.drain()
      expect(await jobs()).toMatchObject([{ state: 'waiting', last_error: 'econnection' }])
      expect(server.taken).toEqual([])

      behaviour = 'take'
      api.clock.advance({ minutes: 1 })
      await api.service.jobs.drain()
      api.clock.advance({ hours: 72 })
      await api.service.jobs.drain()
      expect(server.taken).toHaveLength(1)
      expect(server.attempts).toBe(3)
      const { headers, text } = readMail(server.taken[0]!.source)
      expect(headers.get('reply-to')).toBe('Åse Øverås <ase@example.no>')
      // Unless MAIL_FROM says otherwise.
      expect(headers.get('from')).toBe('hei@innom.example')
      expect(text).toContain('> Har dere parkering?')
      expect(await states()).toEqual(['contact-mail done'])
    })

    it('keeps nobody waiting at the outbox while the server is silent', async () => {
      behaviour = 'stall'
      await send('contact', contact)
      expect(await outbox()).toEqual([])
      await expect.poll(() => server.attempts).toBe(1)
      expect((await api.call('GET', '/dev/outbox')).status).toBe(200)
      expect(await jobs()).toMatchObject([{ last_error: null }])
    })

    it('is tried for days, then an operator sees it, and can send it again', async () => {
      behaviour = { refuse: 550 }
      await send('contact', contact)
      for (let n = 0; n < 12; n++) {
        await api.service.jobs.drain()
        api.clock.advance({ hours: 24 })
      }
      expect(server.attempts).toBe(10)
      expect(await jobs()).toMatchObject([{ state: 'failed', last_error: 'smtp-550' }])
      const failed = api.log.filter((it) => it.includes('a job has failed for good'))
      expect(failed.map((it) => JSON.parse(it))).toMatchObject([{ job: 'contact-mail', attempt: 10, code: 'smtp-550' }])
      expect(api.log.join('')).not.toMatch(/Åse|ase@|912 ?34|parkering|bislett@|2000-03-04/i)

      behaviour = 'take'
      await test.database.run(
        sql`update jobs set state = 'waiting', run_at = ${api.clock.now()}, attempts = 0, finished_at = null where kind = 'contact-mail'`,
      )
      await api.service.jobs.drain()
      expect(server.taken).toHaveLength(1)
    })
  })

  it('waits in production until there is a mail server, and is lost nowhere', async () => {
    const { clock } = api
    const production = { APP_ENV: 'production', SMS_GATEWAY: 'http', SMS_HTTP_URL: 'http://127.0.0.1:9' }
    await api.close()
    api = await openTestApi({ database: test.database, clock, env: production })
    await api.service.start()
    await api.service.jobs.stop()
    expect((await send('contact', contact)).status).toBe(202)
    await api.service.jobs.drain()
    expect(await states()).toEqual(['contact-mail waiting'])
    expect(api.log.join('')).toContain('SMTP_URL is not set')
    await api.close()

    const server = await startFakeMailServer()
    clock.advance({ hours: 24 * 30 })
    const env = { ...production, SMTP_URL: server.url, MAIL_FROM: 'Innom <post@innom.example>' }
    api = await openTestApi({ database: test.database, clock, env })
    await api.service.jobs.drain()
    expect(server.taken.map(({ from, to }) => [from, to])).toEqual([['post@innom.example', ['bislett@innom.example']]])
    await server.close()
  })
})
