import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The addresses of what a page asks for from here on and that `fits`; `on` is the path of the page itself. */
export function collectPaths(page: Page, fits: (path: string, on: string) => boolean): Set<string> {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (fits(pathname, new URL(request.frame().url()).pathname)) paths.add(pathname)
  })
  return paths
}

/** The sizes as they travel, fetched again: the browser forgets a body when it leaves the page. */
export async function weigh(page: Page, paths: Iterable<string>): Promise<{ total: number; each: string }> {
  const weights = await Promise.all(
    Array.from(paths, async (path): Promise<[string, number]> => {
      const answer = await page.request.get(path)
      return [path, gzipSync(await answer.body()).length]
    }),
  )
  return { total: weights.reduce((sum, [, weight]) => sum + weight, 0), each: weights.join('\n') }
}
