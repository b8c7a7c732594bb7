import { fontPath, subsetFont } from '#ui/font/heading-font.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import type { importPrerender } from './bundle.ts'
import type { FileStore } from './file-store.ts'
import { contentHash } from './hash.ts'

interface Studio {
  prerender: Awaited<ReturnType<typeof importPrerender>>
  site: ComposedSite
  store: FileStore
  /** Fingerprint of the code the pictures are drawn by. */
  code: string
}

/** Draws what pages show beside words: illustrations, portraits, Open Graph images, icons and the font. */
export async function makePictures({ prerender, store }: Studio): Promise<{ artBase: string; font: string }> {
  const font = await subsetFont()
  store.put(fontPath, contentHash(font), () => font)
  return { artBase: putArt(prerender, store), font: fontPath }
}

/** The illustrations of a build stand in a folder named by all of them together, so that they can be kept for a year. */
function putArt({ artNames, renderArt }: Studio['prerender'], store: FileStore): string {
  const drawn = artNames.map((name) => [name, renderArt(name)] as const)
  const base = `/art/${contentHash(drawn.map(([, svg]) => svg).join())}/`
  for (const [name, svg] of drawn) store.put(`${base}${name}.svg`, contentHash(svg), () => svg)
  return base
}
