import { get, type IncomingMessage, type RequestOptions } from 'node:http'

/** Consoles that follow clinics, without a screen: connections that read what they are told. */
export interface Windows extends Disposable {
  /** Events that have come to all of them. */
  told(): number
}

/** Opens as many as asked for, spread over the clinics and over sessions, which have a limit each. */
export async function openWindows(
  address: string,
  cookies: string[],
  clinics: string[],
  count: number,
): Promise<Windows> {
  let told = 0
  const streams = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      follow(
        `${address}/api/staff/events?clinic=${clinics[index % clinics.length]}`,
        { headers: { cookie: cookies[index % cookies.length]! } },
        () => told++,
      ),
    ),
  )
  return {
    told: () => told,
    [Symbol.dispose]: () => {
      for (const stream of streams) stream.destroy()
    },
  }
}

function follow(address: string, options: RequestOptions, onEvent: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(address, { ...options, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${address}: ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: ')) onEvent()
      })
      // It is ended from this side.
      response.on('error', () => {})
      resolve(response)
    })
    request.on('error', reject)
  })
}
