import type { Portrait } from '#domain/facts/practitioner.ts'

/**
 * What the pictures are painted with. Roles come from the page (tokens.css), so that a picture follows dark mode;
 * skin, hair and lamplight are the same by day and night.
 */
export const paper = 'var(--paper)'
export const card = 'var(--card)'
export const sand = 'var(--sand)'
export const mist = 'var(--mist)'
export const sky = 'var(--sky)'
export const blush = 'var(--blush)'
export const deep = 'var(--deep)'
export const fjord = 'var(--fjord)'
export const line = 'var(--line)'
export const coral = 'var(--coral)'
export const sun = 'var(--sun)'

export const leaf = '#1c7a67'
export const pine = '#0b5d4e'
export const mint = '#8fd6c0'
export const cloth = '#f4f8f5'
export const fold = '#dfe9e4'
export const lamp = '#ffe9c9'
export const honey = '#ffd79a'
export const wood = '#c98b5a'
/** Dark outlines, a shade lighter by night so that they do not drown. */
export const night = 'light-dark(#12302b, #3b6157)'
export const denim = '#3f6f8c'
export const rose = '#e8a08c'
export const blood = '#c0392f'
export const muscle = '#c0564a'
export const bone = '#ecd3a4'
export const plum = '#8a5a83'

/** Walls of houses: paler by day, deeper by night, so that lit windows glow and the street stays friendly. */
export const walls = {
  cream: 'light-dark(#fbe6c3, #b3976a)',
  ochre: 'light-dark(#f3c56f, #b0833a)',
  pink: 'light-dark(#f6c4b0, #a86e5b)',
  brick: 'light-dark(#d67a5c, #96503a)',
  red: 'light-dark(#bf4f3a, #8a3a2b)',
  mint: 'light-dark(#bce2d4, #56917f)',
  green: 'light-dark(#85bba9, #3d7a69)',
  blue: 'light-dark(#a6cde0, #4b7a92)',
  slate: 'light-dark(#8aa3ad, #4a636e)',
  white: 'light-dark(#fffaf1, #bfb6a6)',
}
export const slate = 'light-dark(#8aa3ad, #5d7680)'
export const roofs = { dark: 'light-dark(#2c4a45, #3f645b)', tile: 'light-dark(#c9573c, #7d3424)' }
export const trim = 'light-dark(#fffdf8, #ddd2be)'
export const pane = 'light-dark(#cde5ee, #24434d)'
export const lit = 'light-dark(#ffefcf, #ffd791)'
export const pavement = 'light-dark(#eaddc7, #22362f)'
export const water = 'light-dark(#9cc9dd, #2a5a70)'

export type Skin = Portrait['skin']
export const skins: Record<Skin, string> = {
  fair: '#f6d3b8',
  light: '#eebd97',
  tan: '#d1976c',
  brown: '#a9684a',
  dark: '#6f4330',
}

export type Hair = Portrait['hair']
export const hairs: Record<Hair, string> = {
  black: 'light-dark(#241914, #3b2a23)',
  brown: '#5b3724',
  auburn: '#9a4f2a',
  ginger: '#d98b3f',
  blond: '#e9c27b',
  grey: '#b9beba',
  white: '#eef0ec',
}
