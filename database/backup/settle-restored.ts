import { askedForKinds, messageKinds } from '#domain/staff/message-kinds.ts'
import type { RunScript } from '../client.ts'
import { quote } from './stored-tables.ts'

/** The reason that the console shows beside a message which may have been sent before its database was lost. */
const reason = 'restored'

/** What nobody waits for any more. */
const over = ['code', ...askedForKinds]

export interface Settled {
  /** Messages that were due before the database was lost. They are not sent again by themselves. */
  messagesHeldBack: number
}

/**
 * A backup does not know what happened after it. Messages that have been due since were most likely sent, so that they wait for somebody's decision in
 * the console. What opened something then may have been used up or taken away since: sessions, links and codes end.
 */
export async function settleRestored(run: RunScript, lostAt: Temporal.Instant): Promise<Settled> {
  const at = quote(lostAt.toString())
  await run(`
    update jobs set state = 'cancelled', finished_at = ${at}, payload = '{}'
    where kind in (${over.map(quote).join(', ')}) and state in ('waiting', 'running')`)
  const kinds = messageKinds.map(quote).join(', ')
  const held = await run(`
    with held as (
      update jobs set state = 'failed', last_error = '${reason}', finished_at = ${at}
      where kind in (${kinds}) and state in ('waiting', 'running') and run_at <= ${at} returning 1
    ) select count(*)::int as count from held`)
  await run('delete from verifications')
  if (await hasTable(run, 'staff_sessions')) await run('delete from staff_sessions; delete from staff_links')
  return { messagesHeldBack: Number(held[0]!.count) }
}

/** A backup may be older than the console. */
async function hasTable(run: RunScript, name: string): Promise<boolean> {
  return (await run(`select to_regclass(${quote(name)}) is not null as found`))[0]!.found === true
}
