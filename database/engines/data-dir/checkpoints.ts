const lookEvery = 10_000

/** Limits the work after a crash, and the size of the log beyond the segments that PostgreSQL keeps anyway. */
const mostLog = 32 * 1024 * 1024

/**
 * PostgreSQL in single-user mode, as PGlite runs it, only makes checkpoints on request: its log would grow for as long as
 * the process lives. Returns how to stop.
 */
export function keepCheckpoints(query: (text: string) => Promise<{ rows: unknown[] }>): {
  look(): Promise<void>
  stop(): void
} {
  async function look(): Promise<void> {
    const { rows } = await query(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as size from pg_control_checkpoint()',
    )
    const [log] = rows as { size: string }[]
    if (Number(log?.size) > mostLog) await query('checkpoint')
  }
  // If it fails, so do all other statements, and their callers get the error.
  const timer = setInterval(() => void look().catch(() => {}), lookEvery)
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}
