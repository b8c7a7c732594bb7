import { describe, expect, it } from 'vitest'
import { takeAllowance } from '#database/limits.ts'
import { sql } from '#database/sql.ts'
import { formLimits } from '../../limits/rate-limits.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { newAddress } from '../../testing/visit.ts'

describe('the contact form', () => {
  const test = apiForEachTest()

  const message = {
    clinic: 'bislett',
    name: 'Ola Nordmann',
    birthdate: '2000-03-04',
    email: 'ola@example.no',
    phone: '+44 7400 123456',
    message: 'Har dere parkering?',
    locale: 'en',
  }
  const send = (changes: object = {}, headers = newAddress()) =>
    test.api.call('POST', '/api/contact', { body: { ...message, ...changes }, headers })

  const countKept = async () =>
    (await test.database.run<{ n: number }>(sql`select count(*)::integer as n from contact_messages`)).rows[0]!.n

  it('keeps a message, for a clinic or for none', async () => {
    expect((await send()).status).toBe(202)
    expect((await send({ clinic: null })).status).toBe(202)
    const { rows } = await test.database.run(sql`select clinic, name, phone from contact_messages order by clinic`)
    expect(rows).toEqual([
      { clinic: 'bislett', name: 'Ola Nordmann', phone: '+447400123456' },
      { clinic: null, name: 'Ola Nordmann', phone: '+447400123456' },
    ])
  })

  it('takes a birthdate as the API has it, and not without', async () => {
    expect((await send()).status).toBe(202)
    const { rows } = await test.database.run(sql`select birthdate::text from contact_messages`)
    expect(rows).toEqual([{ birthdate: '2000-03-04' }])
    for (const birthdate of [null, undefined, '']) {
      expect((await send({ birthdate })).body.fields).toEqual({
        birthdate: 'Please enter a valid birthdate (MM/DD/YYYY, i.e. 03/04/2000)',
      })
    }
    expect((await send({ birthdate: '04-03-2000' })).body.fields).toEqual({
      birthdate: 'Please enter a valid birthdate (MM/DD/YYYY, i.e. 03/04/2000)',
    })
    expect((await send({ birthdate: '2026-11-10' })).body.fields).toEqual({
      birthdate: 'Please enter your actual birthdate',
    })
  })

  it('keeps one message of a double click or a retry, however close', async () => {
    const address = newAddress()
    const replies = await Promise.all(Array.from({ length: 5 }, () => send({}, address)))
    expect(replies.map((it) => it.status)).toEqual([202, 202, 202, 202, 202])
    expect((await send({ message: 'Og en ting til' }, address)).status).toBe(202)
    expect(await countKept()).toBe(2)
    test.api.clock.advance({ hours: 1 })
    await send({}, address)
    expect(await countKept()).toBe(3)
  })

  it('goes on for everybody while somebody sends all that a hundred addresses may', async () => {
    const { secrets, clock } = test.api.service
    const take = (address: string) => takeAllowance(test.database, formLimits(secrets, 'contact', address), clock.now())
    let taken = 0
    for (let network = 0; network < 100; network++) {
      while ((await take(`198.18.${network}.1`)) === undefined) taken++
    }
    // The first ones get what one address may have, those that follow ever less.
    expect(taken).toBeGreaterThan(500)
    expect(taken).toBeLessThan(700)
    expect((await send()).status).toBe(202)
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await send({
      clinic: 'nowhere',
      name: '',
      email: '',
      phone: '5',
      message: 'x'.repeat(251),
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      clinic: 'Invalid value',
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid mobile number with your (+) country code',
      message: 'Please write at most 250 characters',
    })
  })

  describe('as a plain form, without JavaScript', () => {
    const typed = { birthdate: '03/04/2000', return: '/en/contact/' }
    const post = (changes: Record<string, string> = {}) =>
      test.api.call('POST', '/api/contact', {
        body: String(new URLSearchParams({ ...message, ...typed, ...changes })),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...newAddress() },
      })

    it('is one however its type is written', async () => {
      const { status, headers } = await test.api.call('POST', '/api/contact', {
        body: String(new URLSearchParams({ ...message, ...typed })),
        headers: { 'content-type': 'Application/X-WWW-Form-URLEncoded; Charset=UTF-8', ...newAddress() },
      })
      expect([status, headers.location]).toEqual([303, '/en/contact/#sent'])
    })

    it('keeps the message and comes back to the page, at the words that say so', async () => {
      const { status, headers } = await post({ clinic: '' })
      expect([status, headers.location]).toEqual([303, '/en/contact/#sent'])
      const { rows } = await test.database.run(sql`select clinic, message from contact_messages`)
      expect(rows).toEqual([{ clinic: null, message: 'Har dere parkering?' }])
    })

    it('reads a birthdate in the format of the sender’s language', async () => {
      expect((await post({ birthdate: '03/04/2000' })).status).toBe(303)
      expect((await post({ birthdate: '04-03-2000', locale: 'no', message: 'Hei' })).status).toBe(303)
      const { rows } = await test.database.run(sql`select birthdate::text from contact_messages order by birthdate`)
      expect(rows).toEqual([{ birthdate: '2000-03-04' }, { birthdate: '2000-03-04' }])
      expect((await post({ birthdate: '' })).body).toContain('Please enter a valid birthdate')
      // Day or month first? Nobody can tell, and there is nobody to ask.
      expect((await post({ birthdate: '04.03.2000' })).body).toContain('Choose which of the two dates is yours')
      expect((await post({ birthdate: '25-12-2000' })).body).toContain('Please enter a valid birthdate')
    })

    it('takes a number as people write it at home, which the API does not', async () => {
      expect((await post({ phone: '912 34 567' })).status).toBe(303)
      const { rows } = await test.database.run(sql`select phone from contact_messages`)
      expect(rows).toEqual([{ phone: '+4791234567' }])
      const missing = 'Please enter a valid mobile number with your (+) country code'
      expect((await post({ phone: '12345678' })).body).toContain(missing)
      expect((await send({ phone: '912 34 567' })).body.fields).toEqual({ phone: missing })
    })

    it('is kept of nobody who writes into the field that people do not see, and they do not notice', async () => {
      const { status, headers } = await post({ comment: 'Buy watches <a href="https://spam.example">here</a>' })
      expect([status, headers.location]).toEqual([303, '/en/contact/#sent'])
      expect((await send({ comment: 'Buy watches' })).status).toBe(202)
      await test.api.service.jobs.drain()
      expect(await countKept()).toBe(0)
      const { rows } = await test.database.run(sql`select key from jobs where kind = 'contact-mail'`)
      expect(rows).toEqual([])
      expect(test.api.log.filter((it) => it.includes('a robot filled in a form'))).toHaveLength(2)
      expect(test.api.log.join('')).not.toContain('watches')
    })

    it('fills no log, however many robots come', async () => {
      const lines = () => test.api.log.filter((it) => it.includes('a robot filled in a form')).length
      for (let n = 0; n < 120; n++) await send({ comment: 'Buy watches' })
      expect(lines()).toBe(100)
      test.api.clock.advance({ hours: 1 })
      await send({ comment: 'Buy watches' })
      expect(lines()).toBe(101)
    })

    it('has that field empty when a person sends it', async () => {
      expect((await post({ comment: '' })).status).toBe(303)
      expect(await countKept()).toBe(1)
    })

    it('tells on a page in the sender’s language what is wrong, and writes nothing of it into an address', async () => {
      const { status, body, headers } = await post({ email: 'ola', message: `<b>${'x'.repeat(250)}` })
      expect(status).toBe(422)
      expect(headers['content-type']).toContain('text/html')
      expect(headers.location).toBeUndefined()
      expect(body).toContain('<html lang="en">')
      expect(body).toContain('<li>Please enter a valid email address</li>')
      expect(body).toContain('Go back in your browser')
      expect(body).not.toContain('<b>')
    })
  })

  it.each([
    ['a name with a second header', { name: 'Ola\r\nBcc: spy@example.com' }, 'name'],
    ['an address with a second header', { email: 'ola@example.no\r\nBcc: spy@example.com' }, 'email'],
    ['an address with a second recipient', { email: 'ola@example.no,spy@example.com' }, 'email'],
    ['an address in brackets', { email: '<ola@example.no>' }, 'email'],
    ['a clinic of another country or none', { clinic: 'vasastan' }, 'clinic'],
    ['a clinic that is not a text', { clinic: { email: 'spy@example.com' } }, 'clinic'],
    ['a field that nobody asked for', { to: 'spy@example.com' }, 'to'],
  ])('refuses %s', async (_, changes, field) => {
    const { status, body } = await send(changes)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await countKept()).toBe(0)
  })

  it('takes no body of a megabyte, and nothing from another site', async () => {
    expect((await send({ message: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect((await send({}, { ...newAddress(), origin: 'https://evil.example' })).status).toBe(403)
    expect(await countKept()).toBe(0)
  })

  it('takes ten messages an hour from one address', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await send({ message: `Nr. ${n}` }, address)).status)
    expect(statuses.filter((it) => it === 202)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })

  it('leaves room for others, however many addresses of the sixth version one sender has', async () => {
    const from = (address: string) => send({}, { 'x-forwarded-for': address })
    const sendTen = async (prefix: string) => {
      const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => from(`${prefix}::${n}`)))
      return replies.filter((it) => it.status === 202).length
    }
    expect(await sendTen('2001:db8:1:100')).toBe(10)
    expect(await sendTen('2001:db8:1:101')).toBe(10)
    // A provider gives its customers a /56 each, and data centres a /48.
    expect(await sendTen('2001:db8:1:1ff')).toBe(0)
    for (const site of ['200', '201', '300', '301']) expect(await sendTen(`2001:db8:1:${site}`)).toBe(10)
    expect(await sendTen('2001:db8:1:400')).toBe(0)
    expect(await sendTen('2001:db8:2:100')).toBe(10)
  })
})
