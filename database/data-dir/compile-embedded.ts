import { readFile } from 'node:fs/promises'

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * The program of the embedded database. Threads of V8 compile it, once for all databases of a process: a command that will open one
 * calls this first and loads everything else in the meantime. Imports nothing for that reason.
 */
export function compileEmbedded(): Promise<WebAssembly.Module> {
  compiling ??= readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((program) =>
    WebAssembly.compile(program),
  )
  return compiling
}
