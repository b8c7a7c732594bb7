import { App } from './app.tsx'
import type { LoadedPage } from './load-page.ts'
import { renderWithRepeated } from './render-repeated.tsx'
import { loadEveryTemplate } from './template-of.ts'

export { ogImageSvg } from '#art/og/og-image.tsx'
export { portraitSvg } from '#art/portraits/portrait.tsx'
export { artNames, renderArt } from '#art/render-art.tsx'
export { appIconSvg, appIcons, faviconSvg } from '#ui/icons/app-icon.tsx'
export { type DocumentParts, renderDocument } from './document.ts'
export { earlyScripts } from './early-script.ts'
export { noticeScript, renderNotice } from './notice/render-notice.tsx'
export { savedNotice } from './service-worker/saved-notice.ts'

/** Must have been awaited once before renderPage. */
export const ready = loadEveryTemplate()

/** The HTML inside the root element. The server makes the content-only variant from the built page. */
export function renderPage(loaded: LoadedPage, contentOnly = false): string {
  return renderWithRepeated(<App loaded={loaded} contentOnly={contentOnly} />)
}
