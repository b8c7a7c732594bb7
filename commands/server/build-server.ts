import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { writeAtomically } from '#releases/write-atomically.ts'
import { currentServerFile, nameServer, serverProgram, serversFolder } from './server-program.ts'

/** A process loads some parts when it first needs them, so the servers before the last ones stay for those that still run. */
const keptServers = 3

/** The embedded database finds its own files beside its code; nobody has the other one, which is compiled on the machine. */
const external = ['@electric-sql/pglite', 'pg-native']

/** Bundles the server: one folder that starts faster and takes less memory than its four hundred modules. Returns its program. */
export async function buildServer(dist: string): Promise<string> {
  const name = nameServer()
  const folder = join(serversFolder(dist), name)
  const draft = `${folder}.${process.pid}`
  try {
    await bundle(draft)
    // Read by their place beside the code.
    for (const sql of ['migrations', 'functions']) cpSync(join('database', sql), join(draft, sql), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  writeAtomically(currentServerFile(dist), name)
  removeOlder(dist)
  return serverProgram(dist, name)
}

async function bundle(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [deferBuiltins()],
    // As Node itself resolves packages, so that the bundle runs the same code as the sources.
    resolve: { mainFields: [] },
    ssr: { noExternal: true, external, resolve: { conditions: ['node', 'module-sync'] } },
    build: {
      ssr: true,
      target: 'esnext',
      outDir,
      emptyOutDir: true,
      // Names and lines stay as they are, for stacks.
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { serve: 'commands/serve.ts' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/**
 * Fastify loads what it would need to speak HTTPS and HTTP/2, which takes 30 ms and 10 MB. A proxy in front does that for us, so both
 * are loaded when they are first used.
 */
function deferBuiltins(): Plugin {
  const deferred = '\0deferred '
  return {
    name: 'defer-builtins',
    enforce: 'pre',
    resolveId: (name, importer) => {
      const isUnused = name === 'node:https' || name === 'node:http2'
      return isUnused && importer?.includes('/node_modules/fastify/') ? deferred + name : undefined
    },
    load: (id) =>
      id.startsWith(deferred)
        ? `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${id.slice(deferred.length)}')[name] })`
        : undefined,
  }
}

function removeOlder(dist: string): void {
  const folders = readdirSync(serversFolder(dist), { withFileTypes: true }).filter((it) => it.isDirectory())
  const byAge = folders
    .map(({ name }) => join(serversFolder(dist), name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
  for (const { path } of byAge.slice(keptServers)) rmSync(path, { recursive: true, force: true })
}
