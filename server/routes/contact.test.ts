import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { newAddress } from '../testing/visit.ts'

describe('the contact form', () => {
  const test = apiForEachTest()

  const message = {
    clinic: 'bislett',
    name: 'Ola Nordmann',
    email: 'ola@example.no',
    phone: '+44 7400 123456',
    message: 'Har dere parkering?',
    locale: 'en',
  }
  const send = (changes: object = {}, headers = newAddress()) =>
    test.api.call('POST', '/api/contact', { body: { ...message, ...changes }, headers })

  it('keeps a message, for a clinic or for none', async () => {
    expect((await send()).status).toBe(202)
    expect((await send({ clinic: null })).status).toBe(202)
    const { rows } = await test.database.run(sql`select clinic, name, phone from contact_messages order by clinic`)
    expect(rows).toEqual([
      { clinic: 'bislett', name: 'Ola Nordmann', phone: '+447400123456' },
      { clinic: null, name: 'Ola Nordmann', phone: '+447400123456' },
    ])
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
    const post = (changes: Record<string, string> = {}) =>
      test.api.call('POST', '/api/contact', {
        body: String(new URLSearchParams({ ...message, return: '/en/contact/', ...changes })),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...newAddress() },
      })

    it('keeps the message and comes back to the page, at the words that say so', async () => {
      const { status, headers } = await post({ clinic: '' })
      expect([status, headers.location]).toEqual([303, '/en/contact/#sent'])
      const { rows } = await test.database.run(sql`select clinic, message from contact_messages`)
      expect(rows).toEqual([{ clinic: null, message: 'Har dere parkering?' }])
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

  it('takes ten messages an hour from one address', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await send({}, address)).status)
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
