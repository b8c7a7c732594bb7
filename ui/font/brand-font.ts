import { fileURLToPath } from 'node:url'

/** The lightest text and the heaviest heading. */
export const weights = { min: 400, max: 750 }

/** Pictures rendered at build time take no variable font: this weight is cut for them. */
export const pictureWeight = 720

/** Kerning, figures of one width and Norwegian forms. Every feature left out makes the file smaller. */
export const features = ['kern', 'locl', 'tnum']

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** What Norwegian, Swedish and English need beside ASCII, and letters of loanwords. */
const letters = 'ÅÄÆÖØåäæöøÀÁÈÉÊËÍÎÏÓÔÒÜÇÑàáâèéêëíîïóôòüçñ'
const signs = '\u00a0–—‘’“”«»…·•×°½§©−'

/** A file of the font: where it stands in the tree, where it is served from and which letters it has. */
export interface FontCut {
  /** Raise the number when the bytes change: the file is cached for a year. font-face.css names the same path. */
  path: string
  file: string
  characters: string
}

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Preloaded by every page. */
export const textFont: FontCut = {
  path: '/font/schibsted-grotesk-3.woff2',
  file: fileHere('schibsted-grotesk.woff2'),
  characters: ascii + letters + signs,
}

/** Letters of people's names from elsewhere in Europe; fetched only by pages that show one of them (`unicode-range`). */
export const nameFont: FontCut = {
  path: '/font/schibsted-grotesk-names-2.woff2',
  file: fileHere('schibsted-grotesk-names.woff2'),
  characters: 'ĄąĆćČčĐđĘęĞğİıŁłŃńŚśŞşŠšŻżŹźŽž',
}

export const fontCuts = [textFont, nameFont]

/** Outlines for pictures. Kept with the code like the other files, because cutting takes longer than rendering all pages. */
export const pictureFontFile = fileHere('schibsted-grotesk-720.ttf')

/** Blanks that no font has to draw: text shaping makes them from the ordinary space, or shows nothing. */
export const shapedBlanks = '\u202f\u2060\u00ad'
