import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { fontCuts, nameFont, pictureFontFile, pictureWeight, shapedBlanks, textFont, weights } from './brand-font.ts'
import { cutFont, cutWeight } from './cut-font.ts'
import { fallbackDescriptors, readMetrics, systemFonts } from './fallback-metrics.ts'
import { advanceOf, findGlyph, findTables } from './sfnt.ts'
import { readTabularForms } from './tabular-figures.ts'

const css = await readFile(new URL('./font-face.css', import.meta.url), 'utf8')
const faces: Record<string, string>[] = []
postcss.parse(css).walkAtRules('font-face', (rule) => {
  const face: Record<string, string> = {}
  rule.walkDecls(({ prop, value }) => {
    face[prop] = value
  })
  faces.push(face)
})

test('the font of the text is small enough to come with the first round trips', async () => {
  const font = await readFile(textFont.file)
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(32_000)
})

test('the kept files have the letters and weights that are asked for', async () => {
  for (const cut of fontCuts)
    expect((await cutFont(cut)).equals(await readFile(cut.file)), 'run node ui/font/cut-font.ts').toBe(true)
  expect((await cutWeight(pictureWeight)).equals(await readFile(pictureFontFile))).toBe(true)
})

test('text does not move when the font arrives: each fallback has its widths and line box', async () => {
  for (const [name, weight] of [
    ['Arial', 400],
    ['Arial', 700],
    ['Roboto', 400],
    ['Roboto', 700],
  ] as const) {
    const range = weight === 400 ? '400 599' : '600 900'
    const face = faces.find((one) => one['font-family'] === `"Fallback ${name}"` && one['font-weight'] === range)
    const wanted = fallbackDescriptors(readMetrics(await cutWeight(weight)), systemFonts[name][weight])
    for (const [property, value] of Object.entries(wanted))
      expect(Number.parseFloat(face![property]!), `${property} of ${name} ${weight}`).toBeCloseTo(
        Number.parseFloat(value),
        2,
      )
  }
})

test('the stylesheet asks for each file where the build puts it, in the weights it has', () => {
  for (const { path } of fontCuts) {
    const face = faces.find(({ src }) => src?.includes(`url("${path}")`))
    expect(face?.['font-weight'], path).toBe(`${weights.min} ${weights.max}`)
  }
})

test('figures are of one width in columns, and the colon between them keeps its own', async () => {
  const font = await subset(await readFile(textFont.file), textFont.characters, { targetFormat: 'sfnt' })
  const forms = new Map(readTabularForms(font).map(({ glyph, form }) => [glyph, form]))
  const formOf = (sign: string) => {
    const glyph = findGlyph(font, findTables(font)('cmap'), sign.codePointAt(0)!)
    return { glyph, form: forms.get(glyph) ?? glyph }
  }
  expect(new Set(Array.from('0123456789', (figure) => advanceOf(font, formOf(figure).form))).size).toBe(1)
  for (const sign of ':,.') expect(formOf(sign).form, sign).toBe(formOf(sign).glyph)
})

test('the letters of names are fetched for those letters alone', () => {
  const ranges = faces
    .find((face) => face['unicode-range'])!
    ['unicode-range']!.split(', ')
    .map((range) => {
      const [from, to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const
    })
  const asked = (letter: string) => {
    const code = letter.codePointAt(0)!
    return ranges.some(([from, to]) => code >= from && code <= to)
  }
  for (const letter of nameFont.characters) expect(asked(letter), letter).toBe(true)
  for (const letter of textFont.characters) expect(asked(letter), letter).toBe(false)
})

test('every letter and sign that editors and messages use is in the font', () => {
  const known = new Set([...fontCuts.flatMap(({ characters }) => [...characters]), ...shapedBlanks, '\n'])
  const missing = new Map<string, string>()
  for (const folder of ['content', 'messages'])
    for (const file of filesIn(folder).filter((name) => !name.endsWith('.test.ts')))
      for (const letter of readFileSync(file, 'utf8')) if (!known.has(letter)) missing.set(letter, file)
  expect(Object.fromEntries(missing)).toEqual({})
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
