import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { portraitPath } from '#domain/site/profile-path.ts'
import { isPageData, isStaffPage, localeOfAddress, withoutLocalePrefix } from '#domain/site/site-addresses.ts'
import type * as Prerender from '#site/prerender.tsx'
import { fontCuts } from '#ui/font/brand-font.ts'
import { robots, sitemap } from '../output/pages/crawler-files.ts'
import { renderStaffPage } from '../output/pages/staff-page.ts'
import { ContentError } from '../problem.ts'
import { renderDevPage } from './dev-page.ts'
import { createStateReader, type DevOptions, type DevState } from './dev-state.ts'
import { followChanges } from './follow-changes.ts'
import { renderProblemPage, showOverlay } from './problem-page.ts'

/** Of the console, which Vite serves from its sources. */
const staffSources = { entry: '/staff/console.tsx', stylesheet: '/staff/console.css' }

/** The site in development: content, templates and styles are shown as they are now, changes of other code after a restart. */
export async function startDevSite(options: DevOptions) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [react()],
  })
  const readState = createStateReader(options)
  let state: DevState | undefined
  let problem: Error | undefined

  const compose = () => {
    try {
      state = readState()
      problem = undefined
      vite.ws.send({ type: 'full-reload' })
      return true
    } catch (error) {
      problem = error as Error
      console.error(error instanceof ContentError ? error.message : error)
      showOverlay(vite, problem)
      return error instanceof ContentError
    }
  }
  vite.watcher.add(options.content)
  const stopFollowing = followChanges(vite.watcher, { content: options.content, compose, tell: console.log })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://dev')
    const path = withoutLocalePrefix(url.pathname)
    if (!state || problem) return send(response, 500, 'text/html', await renderProblemPage(vite, problem!))
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
    if (!path.endsWith('/')) return redirect(response, `${url.pathname}/${url.search}`)
    if (isStaffPage(path)) {
      const page = renderStaffPage(localeOfAddress(path), options.country, staffSources)
      return send(response, 200, 'text/html', await vite.transformIndexHtml(path, page))
    }
    const { status, html } = await renderDevPage(vite, prerender, state, options.siteUrl, url, path)
    send(response, status, 'text/html', html)
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error)
        send(response, 500, 'text/plain', String(error.stack))
      })
    })
  }
  return {
    handle,
    close: () => {
      stopFollowing()
      return vite.close()
    },
    /** Of the state as it is now, for the API. */
    searchFiles: () => state!.files.search,
    readJson: (address: string): unknown => JSON.parse(state!.json.get(address)!),
  }
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(301, { location, 'cache-control': 'no-store' })
  response.end()
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': 'no-store',
  })
  response.end(body)
}
