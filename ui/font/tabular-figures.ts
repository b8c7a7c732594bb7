import { findGlyph, findTables } from './sfnt.ts'

const singleSubstitution = 1
const extension = 7

/**
 * Schibsted Grotesk gives colon, comma and full stop the width of a figure too when figures are tabular: '12 : 15'. Here
 * such a sign is replaced by itself, so that figures alone are of one width. Changes `sfnt` in place.
 */
export function limitTabularToFigures(sfnt: Buffer): void {
  const cmap = findTables(sfnt)('cmap')
  const figures = new Set(Array.from('0123456789', (figure) => findGlyph(sfnt, cmap, figure.codePointAt(0)!)))
  for (const { glyph, at } of readTabularForms(sfnt)) if (!figures.has(glyph)) sfnt.writeUInt16BE(glyph, at)
}

/** Which glyph is replaced by which when figures are tabular, and where the font says so. */
export function readTabularForms(sfnt: Buffer): { glyph: number; form: number; at: number }[] {
  return substitutionsOf(sfnt, findTables(sfnt)('GSUB'), 'tnum').flatMap((subtable) => {
    if (sfnt.readUInt16BE(subtable) !== 2)
      throw new Error('Tabular figures are kept in a format that is not known here')
    return coveredGlyphs(sfnt, subtable + sfnt.readUInt16BE(subtable + 2)).map((glyph, index) => {
      const at = subtable + 6 + 2 * index
      return { glyph, form: sfnt.readUInt16BE(at), at }
    })
  })
}

/** Where the tables stand that say which glyph a feature replaces by which. */
function substitutionsOf(sfnt: Buffer, gsub: number, feature: string): number[] {
  const features = gsub + sfnt.readUInt16BE(gsub + 6)
  const lookups = gsub + sfnt.readUInt16BE(gsub + 8)
  const found = new Set<number>()
  for (let index = 0; index < sfnt.readUInt16BE(features); index++) {
    const record = features + 2 + 6 * index
    if (sfnt.toString('latin1', record, record + 4) !== feature) continue
    const at = features + sfnt.readUInt16BE(record + 4)
    for (const lookupIndex of numbersAt(sfnt, at + 4, sfnt.readUInt16BE(at + 2))) {
      const lookup = lookups + sfnt.readUInt16BE(lookups + 2 + 2 * lookupIndex)
      const type = sfnt.readUInt16BE(lookup)
      for (const offset of numbersAt(sfnt, lookup + 6, sfnt.readUInt16BE(lookup + 4))) {
        const subtable = lookup + offset
        if (type === singleSubstitution) found.add(subtable)
        if (type === extension) found.add(subtable + sfnt.readUInt32BE(subtable + 4))
      }
    }
  }
  return [...found]
}

function coveredGlyphs(sfnt: Buffer, coverage: number): number[] {
  const count = sfnt.readUInt16BE(coverage + 2)
  if (sfnt.readUInt16BE(coverage) === 1) return numbersAt(sfnt, coverage + 4, count)
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = numbersAt(sfnt, coverage + 4 + 6 * index, 2)
    return Array.from({ length: last! - first! + 1 }, (_, step) => first! + step)
  }).flat()
}

function numbersAt(sfnt: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => sfnt.readUInt16BE(at + 2 * index))
}
