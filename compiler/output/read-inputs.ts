import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Demo } from '#domain/facts/demo.ts'
import { contentHash } from '#releases/content-hash.ts'
import type * as Prerender from '#site/prerender.tsx'
import { keepInFolder } from '../compose/checked-pages.ts'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import { readDemo } from '../read/facts.ts'
import { type BuildOptions, readBuildState } from './build-state.ts'
import { type LoadedBundle, loadBundle } from './bundle/cached-bundle.ts'
import { hashCompiler } from './files/hash-compiler.ts'
import { importPrerender } from './pages/prerender.ts'

/** What a release is made of: the content, composed, and the code, bundled. */
export interface BuildInputs extends LoadedBundle {
  /** The state of content, code and settings that the release is built from. */
  state: string
  /** The hash of the code that compiles. */
  compiler: string
  site: ComposedSite
  demo: Demo | undefined
  prerender: typeof Prerender
  prerenderHash: string
}

/** Reads and composes the content while a thread of its own bundles the code. */
export async function readInputs(options: BuildOptions): Promise<BuildInputs> {
  const { cache } = options
  const { code, state } = readBuildState(options)
  const compiler = hashCompiler()
  mkdirSync(cache, { recursive: true })
  const [{ bundle, compressed }, { site, demo }] = await Promise.all([
    loadBundle(cache, code),
    readContent(options, compiler),
  ])
  const prerender = await importPrerender(bundle.prerenderFile)
  const prerenderHash = contentHash(readFileSync(bundle.prerenderFile))
  return { state, compiler, bundle, compressed, site, demo, prerender, prerenderHash }
}

async function readContent({ content, cache, country, today }: BuildOptions, compiler: string) {
  const known = keepInFolder(join(cache, 'pages'), compiler)
  const site = composeSite(content, country, today, known)
  known.tidy()
  return { site, demo: readDemo(content) }
}
