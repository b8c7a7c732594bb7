import type { Palette } from './colour.ts'

/**
 * The light scheme of tokens.css, for pictures that are rendered once: portraits and Open Graph images. Written down
 * here because the bundled prerenderer has no stylesheet beside it; tokens.test.ts keeps the two alike.
 */
export const lightPalette: Palette = {
  paper: '#fffdf9',
  card: '#ffffff',
  sand: '#f6efe4',
  mist: '#e6f1ed',
  sky: '#d6e9f3',
  blush: '#ffe8de',
  deep: '#0a3d34',
  ink: '#12302b',
  soft: '#4a625c',
  line: '#d9ded9',
  fjord: '#0b5d4e',
  coral: '#ff7d55',
  sun: '#ffc861',
}
