const lookEvery = 10_000

/** What may have to be done again after a crash, and what the log may take beside the pieces PostgreSQL keeps anyway. */
const mostLog = 32 * 1024 * 1024

/**
 * PostgreSQL in single-user mode, as PGlite runs it, makes checkpoints only when it is asked to: its log would grow for as
 * long as the process lives. Answers how to end.
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
