import { pathToFileURL } from 'node:url'
import type * as Prerender from '#site/prerender.tsx'

/** The bundled prerenderer, ready to render. In a file of its own, because bundle.ts loads the whole bundler. */
export async function importPrerender(file: string): Promise<typeof Prerender> {
  const prerender = (await import(pathToFileURL(file).href)) as typeof Prerender
  await prerender.ready
  return prerender
}
