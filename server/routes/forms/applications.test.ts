import { request as connect } from 'node:http'
import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import { attachmentMaxBytes } from '#domain/forms/fields/attachment.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { readMail, startFakeMailServer } from '../../testing/fake-mail-server.ts'
import { newAddress } from '../../testing/visit.ts'

const fields = {
  job: 'doctor',
  name: 'Kari Nordmann',
  email: 'kari@example.no',
  phone: '+47 22 86 44 00',
  text: 'Jeg er lege.\nStilling: sjef',
  locale: 'en',
}
const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n'

/** A body as browsers write it. */
function write(values: Record<string, string>, file?: { name: string; content: string | Uint8Array }, boundary = 'x1') {
  const parts = Object.entries(values).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = file
    ? `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/pdf\r\n\r\n`
    : ''
  return Buffer.concat([
    Buffer.from(parts.join('') + head),
    Buffer.from(file?.content ?? ''),
    Buffer.from(`${file ? '\r\n' : ''}--${boundary}--\r\n`),
  ])
}

describe.each(engines)('an application on %s', (_, open) => {
  const test = apiForEachTest(open)

  const post = (body: Buffer, headers: Record<string, string> = {}) =>
    test.api.call('POST', '/api/applications', {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x1', ...newAddress(), ...headers },
    })
  const apply = (changes: Record<string, string> = {}, file?: Parameters<typeof write>[1], headers = {}) =>
    post(write({ ...fields, ...changes }, file), headers)
  const mails = async () =>
    (await test.api.call('GET', '/api/dev/outbox')).body.messages.filter((it: { email?: string }) => it.email)
  const stored = async () =>
    (await test.database.run(sql`select job, name, email, phone, body, file_kind, file from applications`)).rows

  it('is mailed to those who hire, with a warning about the file, and then forgotten', async () => {
    expect(await apply({}, { name: '../../cv.exe', content: pdf })).toMatchObject({ status: 202 })
    const [mail] = await mails()
    expect(mail).toMatchObject({ email: 'hei@innom.example', replyTo: 'kari@example.no' })
    expect(mail.subject).toMatch(/^Søknad på en stilling \([0-9a-f]{8}\)$/)
    expect(mail.text).toContain('Stilling: Lege på Bislett\n')
    expect(mail.text).toMatch(/Vedlegg: soknad-[0-9a-f]{8}\.pdf\n/)
    expect(mail.text).toContain('VÆR FORSIKTIG')
    expect(mail.text).toContain('> Stilling: sjef')
    expect(mail.text).not.toContain('cv.exe')
    const nothing = { name: null, email: null, phone: null, body: null, file_kind: null, file: null }
    expect(await stored()).toEqual([{ job: 'doctor', ...nothing }])
    expect(test.api.log.join('')).not.toMatch(/nordmann|kari@|22864400|lege\./i)
  })

  it('comes with the bytes that were sent, under a name of ours', async () => {
    const server = await startFakeMailServer()
    await test.restart({ SMTP_URL: server.url })
    await apply({}, { name: 'a"\r\nBcc: spy@example.com', content: 'CV: Åse' })
    expect((await apply({ text: 'Mer' }, { name: 'cv.html', content: 'CV: Åse' })).status).toBe(202)
    await test.api.service.jobs.drain()
    const { source } = server.taken.at(-1)!
    expect(source).toMatch(/Content-Disposition: attachment; filename=soknad-[0-9a-f]{8}\.txt/)
    expect(source).toContain(Buffer.from('CV: Åse').toString('base64'))
    expect(source).not.toContain('cv.html')
    for (const taken of server.taken) expect([...readMail(taken.source).headers.keys()]).not.toContain('bcc')
    await server.close()
  })

  it('needs no file, and is one however often it is sent', async () => {
    const address = newAddress()
    for (let n = 0; n < 2; n++) expect((await apply({}, undefined, address)).status).toBe(202)
    expect((await apply({}, { name: '', content: '' }, address)).status).toBe(202)
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0].text).toContain('Vedlegg: ingen')
  })

  it('as a plain form leads to the thank-you page, and comes back with what was typed when something is wrong', async () => {
    const html = { accept: 'text/html,*/*' }
    const sent = await apply({ phone: '22 86 44 00', return: '/en/jobs/' }, undefined, html)
    expect([sent.status, sent.headers.location]).toEqual([303, '/en/thanks-application/'])
    const robot = await apply({ comment: 'Buy watches' }, undefined, html)
    expect(robot.status).toBe(303)
    expect(await mails()).toHaveLength(1)
    const wrong = await apply({ email: 'x' }, { name: 'cv.pdf', content: 'PK\u0003\u0004' }, html)
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('<li>Please enter a valid email address</li>')
    expect(wrong.body).toContain('<li>Choose a PDF or a plain text file')
  })

  it('names every field that is wrong; a position that is closed or unknown too', async () => {
    const { status, body } = await post(
      write({ job: 'nurse', name: '', email: '', phone: '1', text: '', locale: 'en' }),
    )
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      job: 'This position is no longer open. See which positions are.',
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number with your (+) country code',
      text: 'Please write a few lines about yourself, at most 3000 characters',
    })
    expect((await apply({ job: 'king' })).body.fields).toHaveProperty('job')
    expect((await apply({ salary: '1' })).body.fields).toEqual({ salary: 'Unknown field' })
    test.api.clock.set(Temporal.Instant.from('2026-12-02T08:00:00Z'))
    expect((await apply()).body.fields).toHaveProperty('job')
  })

  it('takes a file of 5 MB, refuses one byte more in words, and far more before it is read', async () => {
    const ofSize = (bytes: number) => ({ name: 'cv.txt', content: new Uint8Array(bytes).fill(97) })
    expect((await apply({}, ofSize(attachmentMaxBytes))).status).toBe(202)
    const tooLarge = await apply({}, ofSize(attachmentMaxBytes + 1))
    expect([tooLarge.status, tooLarge.body.fields]).toEqual([422, { file: 'Choose a file of at most 5 MB' }])
    expect((await apply({}, ofSize(attachmentMaxBytes * 2))).body).toMatchObject({ status: 413, code: 'too-large' })
    // Other calls have not got this room.
    const contact = await test.api.call('POST', '/api/contact', { body: { message: 'x'.repeat(20_000) } })
    expect(contact.status).toBe(413)
  })

  it.each([
    ['a thousand parts', write(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`a${n}`, 'x'])))],
    ['a field twice', Buffer.concat([write({ job: 'a' }).subarray(0, -8), write(fields)])],
    ['no end', write(fields).subarray(0, -8)],
    ['no form', Buffer.from('x'.repeat(100))],
  ])('is not %s', async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await stored()).toEqual([])
  })

  it('is limited by address and day', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 1; n <= 6; n++) statuses.push((await apply({ text: `Hei ${n}` }, undefined, address)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('is limited by address and hour also where it is refused', async () => {
    const address = newAddress()
    for (let n = 1; n <= 30; n++) expect((await apply({ name: '' }, undefined, address)).status).toBe(422)
    expect((await apply({}, undefined, address)).status).toBe(429)
    expect((await apply({}, undefined, newAddress())).status).toBe(202)
  })

  it('that stands half sent keeps others out only while it is read, and never more than two from one network', async () => {
    const address = await test.api.app.listen({ port: 0, host: '127.0.0.1' })
    const from = (ip: string) => ({ 'content-type': 'multipart/form-data; boundary=x1', 'x-forwarded-for': ip })
    const open = (ip: string) =>
      new Promise<ReturnType<typeof connect>>((resolve) => {
        const call = connect(`${address}/api/applications`, {
          method: 'POST',
          headers: { ...from(ip), 'content-length': 1000 },
        })
        call.on('error', () => {})
        call.on('socket', (socket) => socket.on('connect', () => resolve(call)))
        call.write('--x1\r\n')
      })
    const send = (ip: string) =>
      fetch(`${address}/api/applications`, { method: 'POST', headers: from(ip), body: write(fields) }).then(
        (it) => it.status,
      )
    const halves = [await open('2001:db8:1:1::1'), await open('2001:db8:1:2::1')]
    await expect.poll(() => send('2001:db8:1:3::1')).toBe(503)
    expect(await send('2001:db8:2::1')).toBe(202)
    for (const half of halves) half.destroy()
    await expect.poll(() => send('2001:db8:1:3::1')).toBe(202)
  })

  it('that could not be passed on is deleted in the end', async () => {
    await apply()
    test.api.clock.advance({ hours: retentionHours.applications, minutes: 1 })
    expect((await deleteExpired(test.database, test.api.clock.now())).applications).toBe(1)
    expect(await stored()).toEqual([])
  })
})
