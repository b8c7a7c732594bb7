import type { Config } from '#server/config.ts'
import { startServer } from '#server/main.ts'

/** Runs the server on the built site until it is told to stop. */
export async function runServer(config: Config): Promise<void> {
  const server = await startServer(config)
  console.log(`Innom is ready at ${server.address}`)
  // A second signal while work is being finished ends the process at once.
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void server.close().then(() => process.exit(0))
    })
  }
}
