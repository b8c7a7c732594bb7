// A program that bundles the server: `bundle-server.ts ROOT FOLDER`. See docs/decisions/0048.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin } from 'vite'
import { bundledFrom, type Contents, contentsFile, hashFile, isWhole } from './bundled-server.ts'

/** What Node is started with: the commands that serve, and the programs that a server starts. */
const programs = {
  start: 'commands/start.ts',
  serve: 'commands/serve.ts',
}

/** The embedded database finds its own files beside its code; nobody has the other one, which is compiled on the machine. */
const external = ['@electric-sql/pglite', 'pg-native']

const [root, folder] = process.argv.slice(2) as [string, string]
const draft = `${folder}.${process.pid}`
try {
  await bundle()
  writeContents()
  moveInPlace()
} catch (error) {
  console.error(sayWhy(error))
  process.exitCode = 1
} finally {
  rmSync(draft, { recursive: true, force: true })
}

/** On one line, as operators are told: a full disk is no reason to read a stack, nor to write to the bundler's authors. */
function sayWhy(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/Stack backtrace:.*/s, '')
    .replace(/Build failed with \d+ errors?:|\[UNHANDLEABLE_ERROR\].*|^ +at .*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500)
}

async function bundle(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [keepPlaces(), deferBuiltins(), refuseOtherSources()],
    // As Node itself resolves packages, so that the bundle runs the same code as the sources.
    resolve: { mainFields: [] },
    ssr: { noExternal: true, external, resolve: { conditions: ['node', 'module-sync'] } },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: draft,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: programs,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          sourcemapExcludeSources: true,
          // Without spaces and comments, which would stay in memory. Names stay, for stacks.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
}

/** Files that our modules find by their own place stay where they are; programs that they start are in the bundle. */
function keepPlaces(): Plugin {
  const names = Object.entries(programs).map(([name, path]) => ({ name, path: join(root, path) }))
  return {
    name: 'keep-places',
    // Before Vite rewrites the sources.
    enforce: 'pre',
    transform: (code, id) => {
      if (!isOwn(id) || !/\bimport\.meta\.(?:dirname|url)\b/.test(code)) return
      const placed = code
        .replace(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g, (found, path: string) => {
          const program = names.find((it) => it.path === join(dirname(id), path))
          return program ? `new URL('./${program.name}.mjs', import.meta["url"])` : found
        })
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      return { code: placed, map: null }
    },
  }
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

/** A change of such a module would go unnoticed. */
function refuseOtherSources(): Plugin {
  return {
    name: 'refuse-other-sources',
    moduleParsed: ({ id }) => {
      const path = relative(root, id).replaceAll(sep, '/')
      if (!isOwn(id) || bundledFrom.some((it) => path === it || path.startsWith(`${it}/`))) return
      throw new Error(
        `${path} is part of the server, but not of the sources of its bundle (commands/bundled-server.ts).`,
      )
    },
  }
}

function isOwn(id: string): boolean {
  return id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`)
}

function writeContents(): void {
  const contents: Contents = {}
  for (const name of readdirSync(draft)) {
    const file = join(draft, name)
    // Without a map a stack names lines of the bundle, and nothing else is amiss.
    if (!name.endsWith('.map')) contents[name] = hashFile(file)
    flush(file)
  }
  const list = join(draft, contentsFile)
  writeFileSync(list, JSON.stringify(contents), { flush: true })
}

/** A loss of power after the rename must not leave files without their content. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Whole, or not at all. Of several processes that bundle the same sources the first one wins. */
function moveInPlace(): void {
  try {
    renameSync(draft, folder)
    return
  } catch {
    if (isWhole(folder)) return
  }
  // One that lost some of its files is in the way.
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}
