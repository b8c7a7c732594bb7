import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { fontCharacters, fontFiles, fontWeight } from './heading-font.ts'

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
)

/** Cuts the heading font down to the letters we use, for the browser (woff2) or for pictures (sfnt). */
export async function cutFont(targetFormat: keyof typeof fontFiles): Promise<Buffer> {
  return subset(await readFile(source), fontCharacters, { targetFormat, variationAxes: { wght: fontWeight } })
}

// Run by hand after a change of the letters or the weight; a test tells when it was forgotten.
if (import.meta.main) {
  for (const format of ['woff2', 'sfnt'] as const) await writeFile(fontFiles[format], await cutFont(format))
}
