import { expect } from '@playwright/test'
import { judgeWeights, weighCurrent } from '#compiler/output/pages/page-weight.ts'
import { listRouteGroups } from '#compiler/testing/listed-routes.ts'
import { test } from './actions/test.ts'

/** No page is further from the home page of its language than this. */
const mostClicks = 4

for (const home of ['/', '/en/']) {
  test(`every page below ${home} is found from it in ${mostClicks} clicks, and nothing on the way leads nowhere`, async ({
    baseURL,
  }) => {
    const site = await crawl(baseURL!, home)
    const listed = await readSitemap(baseURL!)
    const own = listed.filter((path) => path.startsWith('/en/') === (home === '/en/'))
    expect(own.length).toBeGreaterThan(300)
    expect(own.length).toBe(listed.length / 2)
    const lost = own.filter((path) => !((site.clicks.get(path) ?? Number.POSITIVE_INFINITY) <= mostClicks))
    const counts = Object.groupBy(site.clicks.values(), String)
    const told = Object.entries(counts).map(([clicks, pages]) => `${pages!.length} in ${clicks}`)
    console.log(
      `Pages by clicks from ${home}: ${told.join(', ')}. ${site.files.size} files, ${site.broken.length} broken.`,
    )
    expect(site.broken).toEqual([])
    expect(lost).toEqual([])
  })
}

/** By Node itself, as Brotli: a thousand requests of Playwright, or as many pages compressed anew, take twice as long. */
const get = (address: string) => fetch(address, { headers: { 'accept-encoding': 'br' } })

interface Crawl {
  /** Pages by path, with the clicks it takes to come there. */
  clicks: Map<string, number>
  files: Set<string>
  broken: string[]
}

/** Follows every link of a language from its home page; the other language and the booking's steps are left to other tests. */
async function crawl(baseURL: string, home: string): Promise<Crawl> {
  const found: Crawl = { clicks: new Map([[home, 0]]), files: new Set(), broken: [] }
  const isOwn = (path: string) => path.startsWith('/en/') === (home === '/en/')
  const followed = new Set<string>()
  for (const [path, clicks] of found.clicks) {
    const answer = await get(baseURL + path)
    const html = await answer.text()
    if (answer.status !== 200) {
      found.broken.push(`${answer.status} ${path}`)
      continue
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    for (const address of listAddresses(html, 'a', 'href').difference(followed)) {
      if (address.startsWith('/')) followed.add(address)
      const target = new URL(address, baseURL + path)
      if (target.origin !== baseURL || !isOwn(target.pathname) || target.pathname.startsWith('/api/')) continue
      if (!found.clicks.has(target.pathname)) found.clicks.set(target.pathname, clicks + 1)
    }
    const share = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const files = [
      ...listAddresses(html, 'img', 'src'),
      ...listAddresses(html, 'use', 'href'),
      ...(share ? [share] : []),
    ]
    for (const file of files) found.files.add(new URL(file, baseURL + path).href.split('#')[0]!)
  }
  for (const file of found.files) {
    const { status } = await fetch(file, { method: 'HEAD' })
    if (status !== 200) found.broken.push(`${status} ${file}`)
  }
  return found
}

function listAddresses(html: string, tag: string, attribute: string): Set<string> {
  const pattern = new RegExp(`<${tag}\\b[^>]*\\s${attribute}="([^"]*)"`, 'g')
  return new Set(Array.from(html.matchAll(pattern), (match) => match[1]!.replaceAll('&amp;', '&')))
}

async function readSitemap(baseURL: string): Promise<string[]> {
  const map = await (await get(`${baseURL}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!.slice(baseURL.length))
}

test('every address of the lists answers, an alias with the address of its page as the canonical one', async ({
  baseURL,
}) => {
  const canonical = new Set(await readSitemap(baseURL!))
  const wrong: string[] = []
  const paths = listRouteGroups().flatMap((group) => group.paths)
  for (const path of paths) {
    const answer = await get(baseURL + path)
    const named = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]?.slice(baseURL!.length)
    if (answer.status !== 200) wrong.push(`${answer.status} ${path}`)
    else if (named !== path && !(named && canonical.has(named))) wrong.push(`${path} names ${named}`)
  }
  expect(paths.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('nine of ten pages come with all their CSS in one round trip, and none is much heavier', () => {
  const pages = weighCurrent('dist')
  expect(pages.length).toBeGreaterThan(400)
  expect(judgeWeights(pages)).toEqual([])
})
