import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { subsetFont } from '../font/heading-font.ts'

/**
 * Turns pictures into PNG. Resvg reads fonts from files only, so the heading font stands in a folder of its own
 * while `work` runs.
 */
export async function withPngRenderer<T>(
  work: (renderPng: (svg: string, width: number) => Promise<Buffer>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'innom-font-'))
  try {
    const file = join(folder, 'heading.ttf')
    await writeFile(file, await subsetFont('sfnt'))
    const font = { loadSystemFonts: false, fontFiles: [file], defaultFontFamily: 'Schibsted Grotesk' }
    return await work(async (svg, width) => {
      const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })
      return image.asPng()
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
