import type { ViteDevServer } from 'vite'
import { pageDataAddress, problemPage } from '#domain/site/site-addresses.ts'
import type * as Prerender from '#site/prerender.tsx'
import { textFont } from '#ui/font/brand-font.ts'
import { documentParts, extraStyles } from '../output/pages/document-parts.ts'
import type { PageFiles } from '../output/pages/page-files.ts'
import type { DevState } from './dev-state.ts'

/** Sources that Vite serves in place of the files of the bundle. */
const sources = {
  cssFile: '/ui/site.css',
  rareFile: '/ui/rare.css',
  inlineScript: '',
  entry: '/site/browser.tsx',
  liveFile: '/site/live/show-facts.ts',
  livePeopleFile: '/site/live/show-people.ts',
  thirdPartiesFile: '/site/consent/load-third-parties.ts',
}

/** A page of the current sources, or the page that says that there is none. */
export async function renderDevPage(
  vite: ViteDevServer,
  prerender: typeof Prerender,
  { site, files, json }: DevState,
  siteUrl: string,
  url: URL,
  path: string,
): Promise<{ status: number; html: string }> {
  const found = json.get(pageDataAddress(path))
  const page = found
    ? (JSON.parse(found) as PageFiles['pages'][number]['page'])
    : files.pages.find((candidate) => candidate.page.path === problemPage(path, 404))!.page
  const shared = Object.fromEntries(
    page.sharedData.map((hash) => files.shared.get(hash)!.file).map((file) => [file.name, file.data]),
  )
  const contentOnly = url.searchParams.get('contentonly') === '1'
  const html = prerender.renderDocument({
    ...documentParts(page, site.facts, siteUrl, sources, textFont.path),
    styles: ['@site', ...extraStyles(page.kind, { bookingCss: '@booking', kioskCss: '@kiosk' })],
    script: "import '/site/first-interaction.ts'",
    root: prerender.renderPage({ app: files.app, page, shared: shared as never }, contentOnly),
  })
  const withStyle = html
    .replace('<style>@site</style>', '<link rel="stylesheet" href="/ui/site.css">')
    .replace('<style>@booking</style>', '<link rel="stylesheet" href="/booking/booking.css">')
    .replace('<style>@kiosk</style>', '<link rel="stylesheet" href="/booking/kiosk/kiosk.css">')
  return { status: found ? 200 : 404, html: await vite.transformIndexHtml(url.pathname + url.search, withStyle) }
}
