import { advanceOf, findGlyph, findTables } from './sfnt.ts'

/** What it takes to make one font occupy the space of another. */
export type FontMetrics = {
  /** All in em. */
  ascent: number
  descent: number
  lineGap: number
  /** The mean width of the letters of `sample`. */
  width: number
}

/** Letters in about the frequency in which our texts use them. */
const sample = 'Bestill time hos lege fysioterapeut eller psykolog Klinikker nær deg Vondt i ryggen og nakken'

/** Fonts that systems come with, measured on `sample`. Liberation Sans has the widths of Arial. */
export const systemFonts = {
  Arial: {
    400: { ascent: 1854 / 2048, descent: 434 / 2048, lineGap: 67 / 2048, width: 0.4405 },
    700: { ascent: 1854 / 2048, descent: 434 / 2048, lineGap: 67 / 2048, width: 0.47801 },
  },
  Roboto: {
    400: { ascent: 1900 / 2048, descent: 500 / 2048, lineGap: 0, width: 0.43922 },
    700: { ascent: 1900 / 2048, descent: 500 / 2048, lineGap: 0, width: 0.44941 },
  },
} satisfies Record<string, Record<number, FontMetrics>>

/** The descriptors that give `fallback` the widths and line box of `font`. */
export function fallbackDescriptors(font: FontMetrics, fallback: FontMetrics) {
  const sizeAdjust = font.width / fallback.width
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return {
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(font.ascent / sizeAdjust),
    'descent-override': percent(font.descent / sizeAdjust),
    'line-gap-override': percent(font.lineGap / sizeAdjust),
  }
}

/** Reads the metrics out of an sfnt (TrueType) file. */
export function readMetrics(sfnt: Buffer): FontMetrics {
  const table = findTables(sfnt)
  const em = sfnt.readUInt16BE(table('head') + 18)
  const hhea = table('hhea')
  const widths = Array.from(sample, (letter) => advanceOf(sfnt, findGlyph(sfnt, table('cmap'), letter.codePointAt(0)!)))
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / em,
    descent: -sfnt.readInt16BE(hhea + 6) / em,
    lineGap: sfnt.readInt16BE(hhea + 8) / em,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
  }
}
