import { DiagLogLevel, diag } from '@opentelemetry/api'
import type { Log } from '../process/log.ts'

/** Milliseconds between two lines: a collector that is away fails several times a minute. */
const pause = 60_000

/** A line in our log when something could not be sent. */
export function tellTrouble(log: Log): void {
  let quietUntil = 0
  const tell = () => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + pause
    log.warn('figures, traces or log lines could not be sent to the collector')
  }
  const ignore = () => {}
  const logger = { error: tell, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}
