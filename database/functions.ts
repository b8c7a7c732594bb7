import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunScript } from './client.ts'

/** One file of database/functions/. */
export interface FunctionFile {
  /** The function's name, from the file's: 'hold-time.sql' defines hold_time. */
  name: string
  /** Name, arguments and result as written. */
  signature: string
  hash: string
  text: string
}

/** Hashes by function name, as stored in the database. */
export type AppliedFunctions = Record<string, string>

const folder = join(import.meta.dirname, 'functions')

/** The functions as they should be, one a file, in the order of their names, whatever folders they are in. */
export function readFunctions(): FunctionFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => parseFunction(file, readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function parseFunction(file: string, text: string): FunctionFile {
  const name = basename(file, '.sql').replaceAll('-', '_')
  const [found, ...others] = [...text.matchAll(/^create or replace function (\w+\(.*?)\blanguage\b/gms)]
  const signature = found?.[1]?.replace(/\s+/g, ' ').trim()
  if (!signature?.startsWith(`${name}(`) || others.length > 0) {
    throw new Error(`database/functions/${file} must hold one 'create or replace function ${name}(…) … language …'.`)
  }
  return { name, signature, hash: createHash('sha256').update(text).digest('hex'), text }
}

export function areApplied(functions: FunctionFile[], applied: AppliedFunctions): boolean {
  return functions.length === Object.keys(applied).length && functions.every((it) => applied[it.name] === it.hash)
}

/**
 * Updates the database's functions to those of the files. A changed body is replaced in place, so that running processes can
 * continue; a function that was removed, or has other arguments or another result, is dropped first, so that no old
 * overload remains.
 */
export async function applyFunctions(run: RunScript, functions: FunctionFile[]): Promise<void> {
  const rows = await run('select name, signature, hash from schema_functions')
  const applied = new Map(rows.map((row) => [row.name, row]))
  const wanted = new Map(functions.map((it) => [it.name, it]))
  for (const [name, row] of applied) {
    if (wanted.get(String(name))?.signature === row.signature) continue
    await run(`drop function ${name}; delete from schema_functions where name = '${name}'`)
  }
  for (const { name, signature, hash, text } of functions) {
    if (applied.get(name)?.hash === hash) continue
    await run(text)
    await run(`insert into schema_functions (name, signature, hash) values ('${name}', ${quote(signature)}, '${hash}')
      on conflict (name) do update set signature = excluded.signature, hash = excluded.hash`)
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
