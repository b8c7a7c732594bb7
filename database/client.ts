import type { Statement } from './sql.ts'

/** A PostgreSQL database, embedded in this process or on a server. */
export interface Database {
  kind: 'embedded' | 'server'
  /** Runs one statement, which is a transaction of its own. Times come back as Date. */
  run<Row extends object>(statement: Statement): Promise<Result<Row>>
  /** Runs SQL scripts of several statements in one transaction; each answers the rows of its last statement. */
  inScriptTransaction<T>(work: (run: RunScript) => Promise<T>): Promise<T>
  /** Notifies every process that listens, including this one; resolves once the server has the notification. */
  notify(channel: string, payload: string): Promise<void>
  /** `onGap` is called whenever notifications may have been missed: the connection was lost, or is back. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>
  /** What is being done now, as `traceparent` of W3C: kept with the jobs that it leaves. Left out where nobody traces. */
  trace?(): string | undefined
  /** The connections of this process and the calls that wait for one; left out by the embedded one. */
  readPool?(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface Result<Row> {
  rows: Row[]
  /** How many rows were inserted, changed or deleted. */
  affected: number
}

export type RunScript = (script: string) => Promise<Record<string, unknown>[]>
