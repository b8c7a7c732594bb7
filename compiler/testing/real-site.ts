import { join } from 'node:path'
import type { Country } from '#domain/market/locale.ts'
import { keepInFolder } from '../compose/checked-pages.ts'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import { hashCompiler } from '../output/files/hash-compiler.ts'

/** The site of the real content. Its pages are parsed and checked by the first test that needs them, and cached for the others. */
export function composeRealSite(country: Country = 'norway'): ComposedSite {
  const known = keepInFolder(join('.cache/test-pages', country), hashCompiler())
  return composeSite('content', country, '2026-11-15', known)
}
