import { renderAsync } from '@resvg/resvg-js'
import { fontFiles } from '../font/heading-font.ts'

const font = { loadSystemFonts: false, fontFiles: [fontFiles.sfnt], defaultFontFamily: 'Schibsted Grotesk' }

/** Turns a picture into PNG. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })
  return image.asPng()
}
