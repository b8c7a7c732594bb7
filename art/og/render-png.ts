import { renderAsync } from '@resvg/resvg-js'
import { pictureFontFile } from '#ui/font/brand-font.ts'

const font = { loadSystemFonts: false, fontFiles: [pictureFontFile], defaultFontFamily: 'Schibsted Grotesk' }

/** Turns a picture into PNG. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })
  return image.asPng()
}
