import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/** Where the font is served from; font-face.css says the same. Raise the number when the bytes change: it is cached for a year. */
export const fontPath = '/font/schibsted-grotesk-1.woff2'

/**
 * One weight for headings, numbers and buttons. Keeping the weight axis would cost 33 KB instead of 18,
 * a tenth of a second on a slow phone, for a difference that nobody sees.
 */
const weight = 720

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** What Norwegian, Swedish and English need beside ASCII, and letters of names and loanwords. */
const letters = 'ÅÄÆÖØåäæöøÀÁÈÉÊËÍÎÏÓÔÒÜÇÑàáâèéêëíîïóôòüçñšžŠŽ'
const signs = ' –—‘’“”«»…·•×°½§©→←−'
export const fontCharacters = ascii + letters + signs

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
)

/** The heading font for the browser (woff2), or as plain outlines for pictures rendered at build time (sfnt). */
export async function subsetFont(targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> {
  return subset(await readFile(source), fontCharacters, { targetFormat, variationAxes: { wght: weight } })
}
