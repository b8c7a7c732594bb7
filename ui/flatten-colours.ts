import type { Palette } from './colour.ts'

/** Writes the colours of one scheme into a picture that no stylesheet will reach: an `img`, a PNG. */
export function flattenColours(svg: string, palette: Palette): string {
  return svg.replace(/light-dark\(([^,]+), ?[^)]+\)/g, '$1').replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = palette[name]
    if (!colour) throw new Error(`tokens.css has no colour named ${name}`)
    return colour
  })
}
