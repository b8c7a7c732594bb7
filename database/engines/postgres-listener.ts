import pg from 'pg'

/** LISTEN on a dedicated connection that reconnects after every loss, trying once a second. */
export async function keepListening(
  findAddress: () => Promise<string>,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<{ stop(): Promise<void> }> {
  let current: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: await findAddress(),
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    })
    const lose = () => {
      if (client !== current) return
      current = undefined
      client.end().catch(() => {})
      onGap()
      reconnectLater()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      current = client
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  }

  function reconnectLater(): void {
    if (stopped) return
    retry = setTimeout(() => connect().then(onGap, reconnectLater), 1_000)
    retry.unref()
  }

  await connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      const client = current
      current = undefined
      await client?.end().catch(() => {})
    },
  }
}
