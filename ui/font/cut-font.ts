import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import {
  type FontCut,
  features,
  fontCuts,
  nameFont,
  pictureFontFile,
  pictureWeight,
  textFont,
  weights,
} from './brand-font.ts'
import { limitTabularToFigures } from './tabular-figures.ts'

const require = createRequire(import.meta.url)
const readSource = (letters: 'latin' | 'latin-ext') =>
  readFile(
    require.resolve(`@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${letters}-wght-normal.woff2`),
  )

/** Cuts the font down to the letters and features we use, as a variable font for browsers. */
export async function cutFont(cut: FontCut): Promise<Buffer> {
  const source = await readSource(cut === nameFont ? 'latin-ext' : 'latin')
  const variable = await subset(source, cut.characters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  if (cut === textFont) limitTabularToFigures(variable)
  // Subset again to drop the wide signs, which nothing refers to any more.
  return subset(variable, cut.characters, { targetFormat: 'woff2' })
}

/** Cuts one weight as plain outlines: for pictures, and to measure it. */
export async function cutWeight(weight: number): Promise<Buffer> {
  return subset(await readSource('latin'), textFont.characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
}

// Run by hand after a change of the letters or the weights; a test tells when it was forgotten.
if (import.meta.main) {
  for (const cut of fontCuts) await writeFile(cut.file, await cutFont(cut))
  await writeFile(pictureFontFile, await cutWeight(pictureWeight))
}
