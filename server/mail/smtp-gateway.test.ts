import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailBehaviour, readMail, startFakeMailServer } from '../testing/fake-mail-server.ts'
import type { Mail, MailGateway } from './gateway.ts'
import { createSmtpGateway } from './smtp-gateway.ts'

const mail: Mail = {
  key: 'contact-mail:1b4e28ba',
  to: 'bislett@innom.example',
  replyTo: { name: 'Åse Øverås', address: 'ase@example.no' },
  subject: 'Melding fra kontaktskjemaet (1b4e28ba)',
  text: 'Navn: Åse Øverås\n\n> Har dere parkering?\n> .\n> Hilsen Åse\n',
}

describe('a mail server', () => {
  const connect = (url: string, timeLimit?: number) =>
    createSmtpGateway({ url, from: () => 'Innom <post@innom.example>', host: 'innom.example', timeLimit })
  let behaviour: MailBehaviour
  let server: Awaited<ReturnType<typeof startFakeMailServer>>
  let gateway: MailGateway
  beforeEach(async () => {
    behaviour = 'take'
    server = await startFakeMailServer(() => behaviour)
    gateway = connect(server.url)
  })
  afterEach(() => server.close())

  it('gets the mail with its text, and the visitor as the one to answer', async () => {
    expect(await gateway.send(mail)).toEqual({ ok: true })
    const [taken] = server.taken
    expect([taken!.from, taken!.to]).toEqual(['post@innom.example', ['bislett@innom.example']])
    const { headers, text } = readMail(taken!.source)
    expect(headers.get('from')).toBe('Innom <post@innom.example>')
    expect(headers.get('to')).toBe('bislett@innom.example')
    expect(headers.get('reply-to')).toBe('Åse Øverås <ase@example.no>')
    expect(headers.get('subject')).toBe(mail.subject)
    // The same for every attempt, so that a mail that comes twice can be recognised.
    expect(headers.get('message-id')).toBe('<contact-mail.1b4e28ba@innom.example>')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text.trimEnd()).toBe(mail.text.trimEnd())
  })

  it('gets no further header or recipient, whatever a name or an address contains', async () => {
    const name = 'Ola\r\nBcc: spy@example.com'
    const address = 'ola@example.no>\r\nRCPT TO:<spy@example.com'
    await gateway.send({ ...mail, replyTo: { name, address }, subject: 'Hei\r\nBcc: spy@example.com' })
    expect(server.taken).toHaveLength(1)
    for (const { to, source } of server.taken) {
      expect(to).toEqual(['bislett@innom.example'])
      expect([...readMail(source).headers.keys()]).not.toContain('bcc')
    }
  })

  it('gets a name that pretends to be encoded as it was written', async () => {
    const name = `=?utf-8?B?${Buffer.from('Innom\r\nBcc: spy@example.com').toString('base64')}?=`
    await gateway.send({ ...mail, replyTo: { name, address: 'ola@example.no' } })
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]!.source).toContain('utf-8?B?')
    expect(server.taken[0]!.source).not.toMatch(/=\?utf-8\?B\?/i)
  })

  it.each([
    [{ refuse: 451 }, 'smtp-451'],
    [{ refuse: 550 }, 'smtp-550'],
    ['hang-up', 'econnection'],
  ] as const)('that answers %j gets the mail later, and is remembered by a code only', async (answer, code) => {
    behaviour = answer
    expect(await gateway.send(mail)).toEqual({ ok: false, retry: true, code })
    expect(server.taken).toEqual([])
    behaviour = 'take'
    expect(await gateway.send(mail)).toEqual({ ok: true })
  })

  it('that falls silent is given up after a while, and gets the mail later', async () => {
    behaviour = 'stall'
    expect(await connect(server.url, 300).send(mail)).toEqual({ ok: false, retry: true, code: 'timeout' })
    expect(server.taken).toEqual([])
  })

  it('that is away gets the mail later', async () => {
    await server.close()
    expect(await gateway.send(mail)).toMatchObject({ ok: false, retry: true, code: 'esocket' })
    server = await startFakeMailServer()
  })

  it('elsewhere must offer encryption, unless its address says otherwise', async () => {
    // An address of this machine that is not the usual one.
    const elsewhere = await startFakeMailServer(() => 'take', '127.0.0.2')
    const sendTo = (query: string) => connect(elsewhere.url + query).send(mail)
    expect(await sendTo('')).toMatchObject({ ok: false, retry: true })
    expect(elsewhere.attempts).toBe(0)
    expect(await sendTo('?requireTLS=false')).toEqual({ ok: true })
    await elsewhere.close()
  })
})
