import type { RunScript } from '../client.ts'

const here = 'current_schema()::regnamespace'

/** Functions come from the files of whichever version runs, and with them what says which of them are applied. */
const notStored = ['schema_functions']

export interface Column {
  name: string
  type: string
}

export interface StoredSequence {
  sequence: string
  value: string
  isCalled: boolean
}

/** What extensions have made is theirs. */
const isOurs = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

export async function listTables(run: RunScript): Promise<string[]> {
  const rows = await run(`
    select c.relname as name from pg_class c
    where c.relnamespace = ${here} and c.relkind = 'r' and ${isOurs('pg_class', 'c.oid')} order by c.relname`)
  return rows.map(({ name }) => String(name)).filter((it) => !notStored.includes(it))
}

/** Without those that PostgreSQL computes from others. */
export async function listColumns(run: RunScript, table: string): Promise<Column[]> {
  const rows = await run(`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${quote(quoteName(table))}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }))
}

export async function listSequences(run: RunScript): Promise<StoredSequence[]> {
  const names = await run(
    `select c.relname as name from pg_class c where c.relnamespace = ${here} and c.relkind = 'S' order by c.relname`,
  )
  const sequences: StoredSequence[] = []
  for (const { name } of names) {
    const [state] = await run(`select last_value::text as value, is_called from ${quoteName(String(name))}`)
    sequences.push({ sequence: String(name), value: String(state!.value), isCalled: state!.is_called === true })
  }
  return sequences
}

/** Takes away everything but extensions. */
export async function dropEverything(run: RunScript): Promise<void> {
  await run(`
    do $$
    declare
      statement text;
    begin
      for statement in
        select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = ${here} and c.relkind in ('r', 'p') and ${isOurs('pg_class', 'c.oid')}
      loop execute statement; end loop;
      for statement in
        select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = ${here} and p.prokind in ('f', 'p') and ${isOurs('pg_proc', 'p.oid')}
      loop execute statement; end loop;
    end
    $$`)
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
