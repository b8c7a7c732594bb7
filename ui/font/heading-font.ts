import { fileURLToPath } from 'node:url'

/** Where the font is served from; font-face.css says the same. Raise the number when the bytes change: it is cached for a year. */
export const fontPath = '/font/schibsted-grotesk-1.woff2'

/**
 * One weight for headings, numbers and buttons. Keeping the weight axis would cost 33 KB instead of 18,
 * a tenth of a second on a slow phone, for a difference that nobody sees.
 */
export const fontWeight = 720

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** What Norwegian, Swedish and English need beside ASCII, and letters of names and loanwords. */
const letters = 'ÅÄÆÖØåäæöøÀÁÈÉÊËÍÎÏÓÔÒÜÇÑàáâèéêëíîïóôòüçñšžŠŽ'
const signs = ' –—‘’“”«»…·•×°½§©→←−'
export const fontCharacters = ascii + letters + signs

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * The cut font, for the browser (woff2) and as plain outlines for pictures rendered at build time (sfnt). Both are kept
 * with the code: to cut them took longer than to render three hundred pages, and gave the same bytes in every build.
 * `node ui/font/cut-font.ts` makes them anew.
 */
export const fontFiles = {
  woff2: fileHere('schibsted-grotesk-720.woff2'),
  sfnt: fileHere('schibsted-grotesk-720.ttf'),
}
