import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { newAddress } from '../../testing/visit.ts'

describe('the form for businesses', () => {
  const test = apiForEachTest()

  const interest = {
    company: 'Fjord & Sønn AS',
    name: 'Kari Nordmann',
    email: 'kari@fjord.example',
    phone: '+47 22 86 44 00',
    locale: 'en',
  }
  const send = (changes: object = {}, headers = newAddress()) =>
    test.api.call('POST', '/api/interest', { body: { ...interest, ...changes }, headers })
  const post = (changes: Record<string, string> = {}) =>
    test.api.call('POST', '/api/interest', {
      body: String(new URLSearchParams({ ...interest, return: '/en/bedrift/', ...changes })),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...newAddress() },
    })
  const kept = async () =>
    (
      await test.database.run(
        sql`select company, phone, employees, subject, message, reply from interests order by created_at`,
      )
    ).rows

  it('is kept with what may be left out, and without', async () => {
    expect((await send()).body).toEqual({ status: 'received', next: '/en/thanks/' })
    test.api.clock.advance({ minutes: 1 })
    expect(
      (await send({ employees: 25, subject: 'courses', message: 'Vaksiner', reply: 'video', locale: 'no' })).status,
    ).toBe(202)
    const company = interest.company
    expect(await kept()).toEqual([
      { company, phone: '+4722864400', employees: null, subject: null, message: null, reply: 'phone' },
      { company, phone: '+4722864400', employees: '25', subject: 'courses', message: 'Vaksiner', reply: 'video' },
    ])
  })

  it('leads to the thank-you page for the way they want to hear from us, in their language', async () => {
    expect((await send({ reply: 'mail', locale: 'no' })).body.next).toBe('/takk-epost/')
    const { status, headers } = await post({ reply: 'video', employees: '', message: '', comment: '' })
    expect([status, headers.location]).toEqual([303, '/en/thanks-video/'])
    expect(await kept()).toHaveLength(2)
  })

  it('speaks the browser’s language where the form names none', async () => {
    const headers = { ...newAddress(), 'accept-language': 'en-GB' }
    expect((await send({ locale: undefined }, headers)).body.next).toBe('/en/thanks/')
    expect((await send({ locale: undefined, phone: '5' }, headers)).body.fields.phone).toBe(
      'Please enter a valid phone number with your (+) country code',
    )
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await send({
      company: '',
      name: '',
      email: '',
      phone: '5',
      employees: 'mange',
      reply: 'x',
    })
    expect([status, body.fields]).toEqual([422, { reply: 'Invalid value' }])
    const wrong = await send({ company: '', name: '', email: '', phone: '5', employees: 'mange' })
    expect(wrong.body.fields).toEqual({
      company: 'Please enter the name of the business',
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number with your (+) country code',
      employees: 'Please enter a number, for example 25',
    })
    expect(
      (await test.api.call('POST', '/api/interest', { body: {}, headers: newAddress() })).body.fields,
    ).toMatchObject({
      company: 'Vennligst skriv inn navnet på bedriften',
      phone: 'Vennligst skriv inn et gyldig telefonnummer med landkode (+)',
    })
  })

  it('is kept once, and not at all from a robot', async () => {
    const address = newAddress()
    await Promise.all([send({}, address), send({}, address), send({}, address)])
    expect((await post({ comment: 'Buy watches', name: 'Robot' })).headers.location).toBe('/en/thanks/')
    expect(await kept()).toHaveLength(1)
  })

  it('is limited like the contact form', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 1; n <= 11; n++) statuses.push((await send({ employees: n }, address)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
    // The contact form has its own.
    const contact = {
      clinic: null,
      name: 'Ola',
      birthdate: '2000-03-04',
      email: 'o@example.no',
      phone: '+4791234567',
      message: 'Hei',
    }
    expect((await test.api.call('POST', '/api/contact', { body: contact, headers: address })).status).toBe(202)
  })

  it('takes a switchboard as people write it at home from a plain form, which the API does not', async () => {
    expect((await post({ phone: '22 86 44 00' })).status).toBe(303)
    expect(await kept()).toMatchObject([{ phone: '+4722864400' }])
    expect((await send({ phone: '22 86 44 00' })).body.fields.phone).toBe(
      'Please enter a valid phone number with your (+) country code',
    )
  })

  it('tells on a page what is wrong', async () => {
    const { status, body } = await post({ phone: '' })
    expect(status).toBe(422)
    expect(body).toContain('<li>Please enter a valid phone number with your (+) country code</li>')
  })
})
