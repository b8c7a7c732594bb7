/** Reads the colour roles of tokens.css, so that tests and pictures rendered at build time have one source. */
export type Scheme = 'light' | 'dark'
export type Palette = Record<string, string>

/** Every token that is a colour, by its name without dashes, in one scheme. */
export function readPalette(css: string, scheme: Scheme): Palette {
  const palette: Palette = {}
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value!)
    const colour = pair ? pair[scheme === 'light' ? 1 : 2] : /^#[\da-f]{6}$/.exec(value!)?.[0]
    if (colour) palette[name!] = colour
  }
  return palette
}

/** WCAG 2 contrast ratio of two colours written as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
