import { readFileSync } from 'node:fs'

const folder = process.env.CORPUS

/** What all pages of a locale share: messages, navigation, company, clinics, catalogue. */
export const shared = JSON.parse(readFileSync(`${folder}/shared.json`, 'utf8'))
/** The head's CSS and script: the same bytes as on our pages. */
export const { css, script, entry, font, artBase } = JSON.parse(readFileSync(`${folder}/head.json`, 'utf8'))

export const icons = {
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M3 7h18M3 17h12',
  down: 'm6 9 6 6 6-6',
  left: 'm15 18-6-6 6-6',
  arrow: 'M5 12h14m-7-7 7 7-7 7',
  globe: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20zM2 12h20',
}

export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
