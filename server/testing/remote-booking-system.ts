import { randomUUID } from 'node:crypto'
import { type Behaviour, type ReceivedRequest, startFakeServer } from './fake-server.ts'

interface Taken {
  id: string
  practitioner: string
  start: number
  end: number
  /** A hold's end; undefined for a booking. */
  until?: number
  visitor?: string
}

/**
 * A booking system of another make: it keeps everything in one list in memory, apart from our database. It
 * speaks the calls of http-provider.ts and can be told to misbehave.
 */
export async function startRemoteSystem(now: () => Temporal.Instant) {
  const taken = new Map<string, Taken>()
  const done = new Map<string, string>()
  let trouble: Behaviour | undefined

  const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds
  const json = (status: number, body: object): Behaviour => ({ status, body: JSON.stringify(body) })
  const isLive = (it: Taken) => it.until === undefined || it.until > now().epochMilliseconds
  const describeHold = (it: Taken) =>
    json(201, { id: it.id, expiresAt: Temporal.Instant.fromEpochMilliseconds(it.until!).toString() })

  // biome-ignore lint/suspicious/noExplicitAny: another system's own JSON
  function findRival(wanted: any, own: (it: Taken) => boolean): Taken | undefined {
    return [...taken.values()].find(
      (it) =>
        it.practitioner === wanted.practitioner &&
        it.start < at(wanted.end) &&
        it.end > at(wanted.start) &&
        isLive(it) &&
        !own(it),
    )
  }

  function handle({ method, path, headers, body: text }: ReceivedRequest): Behaviour {
    if (trouble) return trouble
    const body = text === '' ? {} : JSON.parse(text)
    const [, kind, id = ''] = path.split('/')
    const known = taken.get(decodeURIComponent(id))
    if (method === 'DELETE') {
      if (!known) return json(404, {})
      taken.delete(known.id)
      return { status: 204, body: '' }
    }
    if (kind === 'busy') {
      const busy = [...taken.values()].filter((it) => body.practitioners.includes(it.practitioner) && isLive(it))
      const moment = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()
      return json(200, {
        busy: busy.map((it) => ({
          practitioner: it.practitioner,
          start: moment(it.start),
          end: moment(it.end),
          expiresAt: it.until === undefined ? null : moment(it.until),
        })),
      })
    }
    const time = () => ({ practitioner: body.practitioner, start: at(body.start), end: at(body.end) })
    if (kind === 'holds' && id) {
      if (known?.until === undefined) return json(404, {})
      known.until = at(body.until)
      return describeHold(known)
    }
    if (kind === 'holds') {
      const mine = [...taken.values()].filter((it) => it.visitor === body.visitor && isLive(it))
      const same = mine.find((it) => it.practitioner === body.practitioner && it.start === at(body.start))
      if (same) return describeHold(Object.assign(same, { until: at(body.until) }))
      if (findRival(body, () => false)) return json(409, {})
      if (mine.length >= body.limit) return json(429, {})
      const hold = { id: randomUUID(), ...time(), until: at(body.until), visitor: body.visitor }
      taken.set(hold.id, hold)
      return describeHold(hold)
    }
    if (kind === 'bookings' && id) {
      if (!known) return json(404, {})
      if (findRival(body, (it) => it.id === known.id)) return json(409, {})
      taken.set(known.id, { id: known.id, ...time() })
      return json(200, { id: known.id })
    }
    const key = String(headers['idempotency-key'])
    const earlier = done.get(key)
    if (earlier) return json(200, { id: earlier })
    const isOwn = (it: Taken) => it.until !== undefined && (it.id === body.hold || it.visitor === body.visitor)
    if (findRival(body, isOwn)) return json(409, {})
    for (const it of taken.values()) {
      if (it.practitioner === body.practitioner && it.start === at(body.start) && isOwn(it)) taken.delete(it.id)
    }
    const booking = { id: `appointment/${taken.size + 1}-${randomUUID().slice(0, 8)}`, ...time() }
    taken.set(booking.id, booking)
    done.set(key, booking.id)
    return json(201, { id: booking.id })
  }

  const server = await startFakeServer(handle)
  return {
    url: server.url,
    received: server.received,
    close: server.close,
    misbehave: (behaviour: Behaviour | undefined) => {
      trouble = behaviour
    },
    reset: () => {
      taken.clear()
      done.clear()
      trouble = undefined
    },
    /** How many appointments it has, for a look from its own side. */
    count: () => [...taken.values()].filter((it) => it.until === undefined).length,
  }
}
