import { htmlLang } from '#domain/market/locale.ts'
import type { LiveMark } from '#domain/site/live-marks.ts'
import { bodyStart, pageStart, rootId, stylesAttribute } from '#domain/site/page-places.ts'
import { appDataAddress, pageDataAddress, sharedDataAddress } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import { earlyScripts } from './early-script.ts'
import { pageTitle } from './page-title.ts'

/** Everything around the root element of a page. */
export interface DocumentParts {
  page: PageData
  brand: string
  canonical: string
  alternates: { hreflang: string; href: string }[]
  /** Pages that no search engine should list. */
  noindex: boolean
  image: string
  type: 'website' | 'article'
  jsonLd: object[]
  /** Inlined, each in an element of its own, so that each has its own hash in the Content-Security-Policy. */
  styles: string[]
  /** The inline script that hydrates the page on the first interaction. */
  script: string
  /** Address of the whole stylesheet, for later pages in this document. */
  stylesheet: string
  /** Address of the styles for paper and very large text, which the browser fetches when it has nothing else to do. */
  rare: string
  /** Address of the browser's entry, read by the inline script. */
  entry: string
  /** Addresses of the code and styles that the page is hydrated with. */
  hydrationFiles: string[] | undefined
  /** Addresses of the code of the search field that opens over the page. */
  searchFiles: string[] | undefined
  /** Address of the script that shows live data. */
  live: string
  /** Address of its counterpart for pages about people. */
  livePeople: string
  /** Address of the script that loads third-party scripts, on pages that may have them. */
  thirdParties: string | undefined
  font: string
  /** Address of the web manifest. */
  manifest: string
  root: string
}

const quote = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** The whole HTML of a page. Page data is not embedded in it: the browser fetches the JSON when it needs it. */
export function renderDocument(parts: DocumentParts): string {
  const { page, canonical } = parts
  const title = quote(pageTitle(page.data, page.kind, parts.brand))
  const description = quote(page.data.summary)
  // These pages answer at other addresses than their own, so they say which page they are.
  const ownAddress = parts.noindex ? ` data-page="${page.path}"` : ''
  const partner = page.kind === 'partner' ? ` data-partner="${quote(page.data.partner.id)}"` : ''
  const liveScripts: { mark: LiveMark; address: string }[] = [
    { mark: 'data-live', address: parts.live },
    { mark: 'data-live-people', address: parts.livePeople },
  ]
  const liveScript = liveScripts.find(({ mark }) => parts.root.includes(` ${mark}=`))
  const live = liveScript ? ` data-live-script="${liveScript.address}"` : ''
  const thirdParties = parts.thirdParties ? ` data-third-parties="${parts.thirdParties}"` : ''
  const alternates = parts.alternates
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${quote(href)}">`)
    .join('')
  // '<' is escaped so that no text can end the script element.
  const jsonLd = parts.jsonLd
    .map((item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`)
    .join('')
  const early = earlyScripts[page.kind]
  const startFiles = renderStartFiles(parts)
  return (
    `${pageStart} lang="${htmlLang(page.language)}"${ownAddress}${partner}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
    `<meta name="description" content="${description}">` +
    (parts.noindex ? '<meta name="robots" content="noindex">' : '') +
    (early ? `${startFiles}<script>${early}</script>` : '') +
    `<link rel="canonical" href="${quote(canonical)}">${alternates}` +
    `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>` +
    parts.styles.map((css) => `<style>${css}</style>`).join('') +
    `<link rel="stylesheet" href="${parts.rare}" media="print,(width<20em),(forced-colors:active)">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="${parts.manifest}">` +
    '<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0d1a17" media="(prefers-color-scheme: dark)">' +
    '<meta name="format-detection" content="telephone=no">' +
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">` +
    `<meta property="og:type" content="${parts.type}"><meta property="og:url" content="${quote(canonical)}"><meta property="og:image" content="${quote(parts.image)}">` +
    `<meta property="og:site_name" content="${quote(parts.brand)}"><meta name="twitter:card" content="summary_large_image">${jsonLd}` +
    `</head>${bodyStart}<div id="${rootId}" data-version="${page.version}" data-entry="${parts.entry}" ${stylesAttribute}="${parts.stylesheet}"${live}${thirdParties}>${parts.root}</div>${early ? '' : startFiles}<script type="module">${parts.script}</script></body></html>`
  )
}

/**
 * Everything that the page needs to start, for the scripts of the page to ask for in one round. In a template, so that
 * nothing is fetched before the page has loaded.
 */
function renderStartFiles(parts: DocumentParts): string {
  const { page, hydrationFiles, searchFiles } = parts
  if (!hydrationFiles) return ''
  const data = [appDataAddress, pageDataAddress(page.path), ...page.sharedData.map(sharedDataAddress)]
  const links = [
    // The search field is styled by the whole stylesheet.
    ...[...hydrationFiles, ...(searchFiles ? [parts.stylesheet] : [])].map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" href="${file}" as="style">`
        : `<link rel="modulepreload" href="${file}">`,
    ),
    ...data.map((address) => `<link rel="preload" href="${address}" as="fetch" crossorigin>`),
    ...(searchFiles ?? []).map((file) => `<link rel="prefetch" href="${file}">`),
  ]
  return `<template>${links.join('')}</template>`
}
