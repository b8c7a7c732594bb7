import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail as a server got it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body, as they came. */
  source: string
}

/** What the server does when a mail begins: takes it, refuses with a status, hangs up after the text, or falls silent. */
export type MailBehaviour = 'take' | { refuse: number } | 'hang-up' | 'stall'

/** A mail server on loopback that keeps what it takes and behaves as it is told. */
export async function startFakeMailServer(behave: () => MailBehaviour = () => 'take', host = '127.0.0.1') {
  const taken: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let attempts = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that goes away ends the conversation.
    socket.on('error', () => socket.destroy())
    converse(socket).catch(() => socket.destroy())
  })

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`)
    const mail: ReceivedMail = { from: '', to: [], source: '' }
    let behaviour: MailBehaviour = 'take'
    let isInText = false
    const text: string[] = []
    say('220 test.example ESMTP')
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isInText) {
        if (line !== '.') text.push(line.replace(/^\./, ''))
        else if (behaviour === 'hang-up') return void socket.destroy()
        else {
          taken.push({ ...mail, source: text.join('\r\n') })
          isInText = false
          say('250 taken')
        }
        continue
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') {
        attempts++
        behaviour = behave()
        mail.from = addressIn(line)
        if (behaviour === 'stall') continue
        say(typeof behaviour === 'object' ? `${behaviour.refuse} not for ${addressIn(line)}` : '250 go on')
      } else if (command === 'RCPT') {
        mail.to.push(addressIn(line))
        say('250 go on')
      } else if (command === 'DATA') {
        isInText = true
        say('354 go on')
      } else if (command === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 test.example')
    }
  }

  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://${host}:${port}`,
    taken,
    /** How many mails were begun, taken or not. */
    get attempts() {
      return attempts
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** The headers of a mail by lower-case name, and its text; encoded words and quoted-printable are read. */
export function readMail(source: string): { headers: Map<string, string>; text: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), readWords(line.slice(colon + 1).trim())] as const
    }),
  )
  const body = rest.join('\r\n\r\n')
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable'
  return { headers, text: (isQuoted ? readQuoted(body.replaceAll('=\r\n', '')) : body).replaceAll('\r\n', '\n') }
}

const readQuoted = (text: string) =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

const readWords = (text: string) =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : readQuoted(word.replaceAll('_', ' ')),
    )
