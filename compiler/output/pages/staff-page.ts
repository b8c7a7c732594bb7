import { type Country, htmlLang, type Locale, languageOf } from '#domain/market/locale.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { textFont } from '#ui/font/brand-font.ts'
import type { StaffFiles } from '../bundle/bundle-parts.ts'

/**
 * The page of the staff's console: a place for an application that draws everything itself. Nothing in it is about a patient, and no
 * search engine lists it.
 */
export function renderStaffPage(locale: Locale, country: Country, { entry, stylesheet }: StaffFiles): string {
  const { title, withoutScript } = consoleWords[locale]
  return (
    `<!doctype html><html lang="${htmlLang(languageOf(locale, country))}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    `<link rel="preload" href="${textFont.path}" as="font" type="font/woff2" crossorigin>` +
    // The library would insert rules of its own into the page, which our policy forbids, unless an element has this name.
    `<link rel="stylesheet" href="${stylesheet}" id="react-aria-pressable-style">` +
    `<script type="module" src="${entry}"></script></head>` +
    `<body><div id="root"></div><noscript>${withoutScript}</noscript></body></html>`
  )
}
