import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { portraitPath } from '#domain/profile-path.ts'
import {
  appDataAddress,
  isPageData,
  pageDataAddress,
  sharedDataAddress,
  withoutLocalePrefix,
} from '#domain/site-addresses.ts'
import type * as Prerender from '#site/prerender.tsx'
import { fontCuts, textFont } from '#ui/font/brand-font.ts'
import { type CheckedPages, keepInMemory } from '../compose/checked-pages.ts'
import { type ComposedSite, composeSite } from '../compose/compose-site.ts'
import type { BuildOptions } from '../output/build-state.ts'
import { robots, sitemap } from '../output/crawler-files.ts'
import { documentParts, extraStyles } from '../output/document-parts.ts'
import { fingerprint } from '../output/fingerprint.ts'
import { makePageFiles, type PageFiles } from '../output/page-files.ts'
import { ContentError } from '../problem.ts'
import { indexKeptInMemory } from '../search/kept-index.ts'
import type { AppFile } from '../shared-data.ts'

interface DevState {
  site: ComposedSite
  files: PageFiles
  /** Addresses, aliases included, to the JSON they answer with. */
  json: Map<string, string>
}

/** The site in development: every request is answered from the current files. */
export async function startDevSite(options: Omit<BuildOptions, 'dist' | 'cache'>) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [react()],
  })
  let state: DevState | undefined
  let problem: ContentError | undefined

  const known = keepInMemory()
  const makeIndex = indexKeptInMemory()
  let composedFrom = ''
  let secondLook: ReturnType<typeof setTimeout> | undefined

  const compose = () => {
    composedFrom = fingerprint([options.content])
    try {
      state = readState(options, known, makeIndex)
      problem = undefined
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problem = error
      console.error(error.message)
    }
  }
  const refresh = () => {
    compose()
    if (problem) showOverlay(vite, problem)
    else vite.ws.send({ type: 'full-reload' })
  }
  compose()
  vite.watcher.add(options.content)
  vite.watcher.on('all', (_, file) => {
    const changed = file.replaceAll('\\', '/')
    if (!changed.includes(`${options.content}/`) && !/\/(?:compiler|messages|domain)\//.test(changed)) return
    refresh()
    // The watcher misses a change that comes within 50 ms of the last one to the same file.
    clearTimeout(secondLook)
    secondLook = setTimeout(() => fingerprint([options.content]) !== composedFrom && refresh(), 100)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = withoutLocalePrefix(new URL(request.url ?? '/', 'http://dev').pathname)
    if (!state || problem) return send(response, 500, 'text/html', await errorPage(vite, problem!))
    const json = state.json.get(path)
    if (json !== undefined) return send(response, 200, 'application/json', json)
    if (isPageData(path)) return send(response, 404, 'application/json', '{"error":"not-found"}')
    const prerender = (await vite.ssrLoadModule('/site/prerender.tsx')) as typeof Prerender
    await prerender.ready
    const picture = /^\/art\/dev\/([\w-]+)\.svg$/.exec(path)
    if (picture) return send(response, 200, 'image/svg+xml', prerender.renderArt(picture[1]!))
    const person = state.site.facts.practitioners.find(({ id }) => portraitPath(id) === path)
    if (person) return send(response, 200, 'image/svg+xml', prerender.portraitSvg(person.portrait))
    if (path === '/favicon.svg') return send(response, 200, 'image/svg+xml', prerender.faviconSvg())
    const font = fontCuts.find((cut) => cut.path === path)
    if (font) return send(response, 200, 'font/woff2', readFileSync(font.file))
    if (path === '/sitemap.xml') return send(response, 200, 'application/xml', sitemap(state.site, options.siteUrl))
    if (path === '/robots.txt') return send(response, 200, 'text/plain', robots(options.siteUrl))
    await sendPage(vite, prerender, state, options.siteUrl, path, request, response)
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error)
        send(response, 500, 'text/plain', String(error.stack))
      })
    })
  }
  const close = () => {
    clearTimeout(secondLook)
    return vite.close()
  }
  return {
    handle,
    close,
    /** Of the state as it is now, for the API. */
    searchFiles: () => state!.files.search,
    readJson: (address: string): unknown => JSON.parse(state!.json.get(address)!),
  }
}

function readState(
  { content, country, siteUrl, today }: Omit<BuildOptions, 'dist' | 'cache'>,
  known: CheckedPages,
  makeIndex: ReturnType<typeof indexKeptInMemory>,
): DevState {
  const site = composeSite(content, country, today, known)
  const setup = { country, artBase: '/art/dev/', siteUrl, codeHash: 'dev' }
  const files = makePageFiles(site, setup, makeIndex)
  const json = new Map<string, string>([
    [appDataAddress, JSON.stringify({ build: 'dev', ...files.app } satisfies AppFile)],
  ])
  for (const [hash, shared] of files.shared) json.set(sharedDataAddress(hash), shared.json)
  for (const [hash, text] of files.index) json.set(sharedDataAddress(hash), text)
  for (const { page, composed } of files.pages) {
    const text = JSON.stringify(page)
    const addresses = page.locale === 'en' ? [page.path, ...composed.node.aliases] : [page.path]
    for (const address of addresses) json.set(pageDataAddress(address), text)
  }
  return { site, files, json }
}

async function sendPage(
  vite: ViteDevServer,
  prerender: typeof Prerender,
  { site, files, json }: DevState,
  siteUrl: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!path.endsWith('/')) {
    response.writeHead(301, { location: `${path}/` })
    response.end()
    return
  }
  const found = json.get(pageDataAddress(path))
  const missing = path.startsWith('/en/') ? '/en/404/' : '/404/'
  const page = found
    ? (JSON.parse(found) as PageFiles['pages'][number]['page'])
    : files.pages.find((candidate) => candidate.page.path === missing)!.page
  const shared = Object.fromEntries(
    page.sharedData.map((hash) => files.shared.get(hash)!.file).map((file) => [file.name, file.data]),
  )
  const contentOnly = new URL(request.url ?? '/', 'http://dev').searchParams.get('contentonly') === '1'
  const html = prerender.renderDocument({
    ...documentParts(
      page,
      site.facts,
      siteUrl,
      {
        cssFile: '/ui/site.css',
        inlineScript: '',
        entry: '/site/browser.tsx',
        liveFile: '/site/live/show-facts.ts',
        livePeopleFile: '/site/live/show-people.ts',
        thirdPartiesFile: '/site/consent/load-third-parties.ts',
      },
      textFont.path,
    ),
    styles: ['@site', ...extraStyles(page.kind, { bookingCss: '@booking', kioskCss: '@kiosk' })],
    script: "import '/site/first-interaction.ts'",
    root: prerender.renderPage({ app: files.app, page, shared: shared as never }, contentOnly),
  })
  const withStyle = html
    .replace('<style>@site</style>', '<link rel="stylesheet" href="/ui/site.css">')
    .replace('<style>@booking</style>', '<link rel="stylesheet" href="/booking/booking.css">')
    .replace('<style>@kiosk</style>', '<link rel="stylesheet" href="/booking/kiosk/kiosk.css">')
  send(response, found ? 200 : 404, 'text/html', await vite.transformIndexHtml(request.url ?? path, withStyle))
}

/** Shows the problems of the content on the page that the editor is looking at. */
function showOverlay(vite: ViteDevServer, problem: ContentError) {
  const [first] = problem.problems
  vite.ws.send({
    type: 'error',
    err: {
      message: problem.message,
      stack: '',
      id: first?.file,
      loc: first && { file: first.file, line: first.line, column: 0 },
    },
  })
}

function errorPage(vite: ViteDevServer, problem: ContentError): Promise<string> {
  const text = problem.message.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
  return vite.transformIndexHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>Content problems</title></head><body><h1>The content has problems</h1><pre>${text}</pre></body></html>`,
  )
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': 'no-store',
  })
  response.end(body)
}
