/** Where the tables of an sfnt (TrueType) file begin. */
export function findTables(sfnt: Buffer): (name: string) => number {
  const offsets = new Map<string, number>()
  for (let record = 0; record < sfnt.readUInt16BE(4); record++) {
    const at = 12 + 16 * record
    offsets.set(sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 8))
  }
  return (name) => {
    const offset = offsets.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}`)
    return offset
  }
}

/** Looks a character up in the format 4 table of cmap, which every font for the web has. */
export function findGlyph(sfnt: Buffer, cmap: number, code: number): number {
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index++) {
    const at = cmap + sfnt.readUInt32BE(cmap + 4 + 8 * index + 4)
    if (sfnt.readUInt16BE(at) !== 4) continue
    const segments = sfnt.readUInt16BE(at + 6) / 2
    for (let segment = 0; segment < segments; segment++) {
      const end = sfnt.readUInt16BE(at + 14 + 2 * segment)
      const start = sfnt.readUInt16BE(at + 16 + 2 * (segments + segment))
      if (code < start || code > end) continue
      const delta = sfnt.readUInt16BE(at + 16 + 2 * (2 * segments + segment))
      const rangeAt = at + 16 + 2 * (3 * segments + segment)
      const range = sfnt.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      return sfnt.readUInt16BE(rangeAt + range + 2 * (code - start))
    }
  }
  return 0
}

/** The advance width of a glyph, in units of the font. */
export function advanceOf(sfnt: Buffer, glyph: number): number {
  const table = findTables(sfnt)
  const longMetrics = sfnt.readUInt16BE(table('hhea') + 34)
  return sfnt.readUInt16BE(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1))
}
