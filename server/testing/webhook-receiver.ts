import { type Behaviour, startFakeServer } from './fake-server.ts'

interface Told {
  type: string
  timestamp: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an event
  data: any
}

/** Another system that is told of bookings, and answers as it is told. */
export async function startReceiver(behaviour: Behaviour = { status: 204, body: '' }) {
  const state = { behaviour }
  /** Bodies that were answered with a 2xx, in the order in which they came. */
  const taken: (Told & { id: string })[] = []
  const server = await startFakeServer(({ headers, body }) => {
    const { behaviour } = state
    const isTaken = typeof behaviour === 'object' && behaviour.status < 300
    if (isTaken) taken.push({ id: String(headers['webhook-id']), ...JSON.parse(body) })
    return behaviour
  })
  return {
    ...server,
    taken,
    /** What happened, without whom and when. */
    seen: () => taken.map(({ type, data }) => [data.reference, type] as const),
    behave: (next: Behaviour) => {
      state.behaviour = next
    },
  }
}
