import { fontPath, subsetFont } from '#ui/font/heading-font.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import type { importPrerender } from './bundle.ts'
import type { FileStore } from './file-store.ts'

interface Studio {
  prerender: Awaited<ReturnType<typeof importPrerender>>
  site: ComposedSite
  store: FileStore
  /** Fingerprint of the code the pictures are drawn by. */
  code: string
  cache: string
}

/** Draws what pages show beside words: illustrations, portraits, Open Graph images, icons and the font. */
export async function makePictures({ store, code }: Studio): Promise<{ artBase: string; font: string }> {
  const font = await subsetFont()
  store.put(fontPath, code, () => font)
  return { artBase: '/art/', font: fontPath }
}
