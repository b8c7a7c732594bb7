import type { PageKind } from '#domain/site/page-kinds.ts'
import { contentHash } from '#releases/content-hash.ts'

/** Addresses of code and styles, for pages to ask for in one round. */
export interface StartFiles {
  /** Of the kinds whose page may start by itself; stands in their data too. */
  startFiles: Partial<Record<PageKind, string[]>>
  /** All that a page of a kind is hydrated with; stands in its HTML. */
  hydrationFiles: Record<PageKind, string[]>
  /** Of the search field that opens over a page. */
  searchFiles: string[]
}

/** Addresses of what the page of the staff's console loads. */
export interface StaffFiles {
  entry: string
  stylesheet: string
}

/** What the bundler makes, each part by a run of its own. */
export interface BundleParts {
  browser: { entry: string; files: Record<string, string> } & StartFiles
  staff: StaffFiles & { files: Record<string, string> }
  css: string
  rareCss: string
  bookingCss: string
  kioskCss: string
  inlineScript: string
  liveFacts: string
  livePeople: string
  thirdParties: string
  serviceWorker: string
  prerenderFile: string
}

/** The bundled code of the site: what pages reference, and the files for the browser. */
export interface Bundle extends StartFiles {
  /** Address of the browser's entry. */
  entry: string
  /** All CSS of the content site; a page carries what it uses of it. */
  css: string
  /** Address of the same as a file, fetched on hydration. */
  cssFile: string
  /** Address of the styles that few visitors need: for paper and for very large text. */
  rareFile: string
  /** What the pages around a booking need beside it. */
  bookingCss: string
  /** What the kiosk needs beside both. */
  kioskCss: string
  /** Address of the script that shows live data before hydration. */
  liveFile: string
  /** Address of its counterpart for the directory and profiles. */
  livePeopleFile: string
  /** Address of the script that loads third-party scripts. */
  thirdPartiesFile: string
  /** The script at the end of every page. */
  inlineScript: string
  serviceWorker: string
  staff: StaffFiles
  /** Files the browser fetches, by address. */
  files: Record<string, string>
  /** The bundled prerenderer, a module for Node. */
  prerenderFile: string
}

export function assembleBundle(parts: BundleParts): Bundle {
  const { browser } = parts
  const file = (name: string, text: string) => {
    const [base, ending] = name.split('.')
    return { address: `/assets/${base}-${contentHash(text)}.${ending}`, text }
  }
  const css = file('site.css', parts.css)
  const rare = file('rare.css', parts.rareCss)
  const live = file('live.js', parts.liveFacts)
  const livePeople = file('live-people.js', parts.livePeople)
  const thirdParties = file('third-parties.js', parts.thirdParties)
  const others = [css, rare, live, livePeople, thirdParties]
  return {
    entry: browser.entry,
    startFiles: browser.startFiles,
    hydrationFiles: browser.hydrationFiles,
    searchFiles: browser.searchFiles,
    files: {
      ...browser.files,
      ...parts.staff.files,
      ...Object.fromEntries(others.map(({ address, text }) => [address, text])),
    },
    css: css.text,
    cssFile: css.address,
    rareFile: rare.address,
    bookingCss: parts.bookingCss,
    kioskCss: parts.kioskCss,
    liveFile: live.address,
    livePeopleFile: livePeople.address,
    thirdPartiesFile: thirdParties.address,
    inlineScript: parts.inlineScript,
    serviceWorker: parts.serviceWorker,
    staff: { entry: parts.staff.entry, stylesheet: parts.staff.stylesheet },
    prerenderFile: parts.prerenderFile,
  }
}
