import { readFile } from 'node:fs/promises'
import { loadOnce } from '#domain/load-once.ts'

/**
 * The program of the embedded database. Threads of V8 compile it, once for all databases of a process: a command that will open one
 * calls this first and loads everything else in the meantime. Imports next to nothing for that reason.
 */
export const compileEmbedded: () => Promise<WebAssembly.Module> = loadOnce(async () =>
  WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
)
