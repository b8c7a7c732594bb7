import type { Database } from '#database/client.ts'
import { readSpending } from '#database/verifications.ts'
import { moment } from '../booking/chain.ts'

/** A busy hour of a chain, one of a country, and the one of the best day. */
export const codesOfAnHour = [1_000, 20_000, 1_200_000]

const times = 15

/** Milliseconds in which the database counts the messages of the last hour, which it does twice for each code while no other may pass. */
export async function timeOfSpending(database: Database, codes: number): Promise<number> {
  const step = 3_500_000 / codes
  // As a script, which may take longer than a statement.
  await database.inScriptTransaction((run) =>
    run(`delete from counted_events where key = 'code-all';
      insert into counted_events (key, at)
        select 'code-all', timestamptz '${moment}' - make_interval(secs => n * ${step}::float8 / 1000)
        from generate_series(0, ${codes - 1}) n;
      analyze counted_events`),
  )
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    const { sent } = await readSpending(database, moment)
    taken.push(performance.now() - began)
    if (sent < codes) throw new Error(`${sent} of ${codes} codes were counted`)
  }
  // What others do to the machine only lengthens it.
  return Math.min(...taken)
}
