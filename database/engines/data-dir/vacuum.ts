const lookEvery = 10_000

/** As autovacuum has them: rows that nobody sees any more, and how large a part of a table may consist of them. */
const leastDead = 50
const partDead = 0.2

/**
 * PostgreSQL in single-user mode, as PGlite runs it, has no autovacuum: what is deleted would stay in its files, which would grow for as long as
 * anything is stored for a while, such as the file of an application. Looked at often, since much at once fills the log. Returns how to stop.
 */
export function keepVacuumed(query: (text: string) => Promise<{ rows: unknown[] }>): {
  look(): Promise<void>
  stop(): void
} {
  async function look(): Promise<void> {
    // Otherwise what was deleted within the last second is not counted yet.
    await query('select pg_stat_force_next_flush()')
    // With the tables of long values, which have no names of ours.
    const { rows } = await query(
      `select relid::regclass::text as name from pg_stat_all_tables where n_dead_tup > ${leastDead} + ${partDead} * n_live_tup`,
    )
    for (const { name } of rows as { name: string }[]) await query(`vacuum ${name}`)
  }
  // If it fails, so do all other statements, and their callers get the error.
  const timer = setInterval(() => void look().catch(() => {}), lookEvery)
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}
