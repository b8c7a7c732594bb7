import { OperatorError } from '#domain/operator-error.ts'
import { type LiveSite, startServer } from '#server/main.ts'
import { createLog } from '#server/process/log.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'
import { stopOnSignal } from '#server/process/stop-on-signal.ts'
import type { Config } from '#server/settings/config.ts'

/** Runs the server until it is stopped: on the built site, or on the sources in development. */
export async function runServer(config: Config, live?: LiveSite): Promise<void> {
  endOnUncaught(config)
  const server = await startServer(config, live).catch((error: unknown) => {
    console.error(explainStartFailure(error, config))
    if (config.LOG_LEVEL === 'debug') console.error(error)
    process.exit(1)
  })
  // First this: whoever reads the line may stop the process at once.
  stopOnSignal(server.close)
  console.log(
    `Innom is ready at ${server.address}${live ? ', and follows changes of content, templates and styles' : ''}`,
  )
}

/** An uncaught error ends the process with a log line of ours: Node's own output would quote the compiled code. */
function endOnUncaught(config: Config): void {
  process.on('uncaughtException', (error) => {
    if (error instanceof OperatorError) console.error(error.message)
    else createLog(config).fatal({ err: error }, 'the process ends over an error that nobody caught')
    process.exit(1)
  })
}
