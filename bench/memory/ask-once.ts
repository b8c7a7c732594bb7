import { Agent, request } from 'node:http'
import type { Request } from '../harness/load.ts'

export interface Answered {
  asked: number
  /** By status. */
  statuses: Record<number, number>
}

/** Sends every request once over a few kept connections. */
export async function askOnce(address: string, requests: Iterable<Request>, connections: number): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answered: Answered = { asked: 0, statuses: {} }
  const rest = requests[Symbol.iterator]()
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const status = await ask(address, next.value, agent)
      answered.asked++
      answered.statuses[status] = (answered.statuses[status] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, work))
  } finally {
    agent.destroy()
  }
  return answered
}

function ask(address: string, { path, headers = {} }: Request, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode!))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
