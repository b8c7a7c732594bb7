import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { isStaffPage, pageDataAddress } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import { siteFile } from '#releases/layout.ts'
import { openSampleSite, type SampleSite } from '../../testing/sample-site.ts'
import { requirePlaces } from './required-places.ts'

let site: SampleSite
beforeAll(async () => {
  site = await openSampleSite()
})
const dataOf = (path: string): PageData =>
  JSON.parse(readFileSync(siteFile(site.place, pageDataAddress(path)), 'utf8')) as PageData

it('a page as it is built has every place that the server changes', () => {
  const pages = Object.keys(site.manifest.files).filter((address) => address.endsWith('/') && !isStaffPage(address))
  expect(pages.length).toBeGreaterThan(30)
  for (const path of pages) expect(() => requirePlaces(dataOf(path), site.read(path)), path).not.toThrow()
})

it.each([
  ['/', '<html', '<HTML', '<!doctype html><html'],
  ['/', 'id="site-header"', 'class="site-header"', 'id="site-header"'],
  ['/en/', 'data-styles=', 'data-style=', 'data-styles="'],
  ['/en/sciatica/', 'id="consent"', 'id="cookies"', 'id="consent"'],
  ['/sok/', 'name="q"', 'name="query"', 'name="q"'],
  ['/en/search/', 'id="search-results"', 'id="results"', 'id="search-results"'],
  ['/404/', 'id="near-pages"', 'id="near"', 'id="near-pages"'],
  ['/en/our-practitioners/', 'data-query=""', '', 'data-query=""'],
  ['/kontakt/', 'name="birthdate"', '', 'name="birthdate"'],
  ['/en/business/', 'action="/api/interest"', 'action="/api/business"', 'action="/api/interest"'],
])(
  'a build stops where a template has lost a place, and names page and place: %s %s',
  (path, place, instead, named) => {
    const html = site.read(path)
    expect(html).toContain(place)
    expect(() => requirePlaces(dataOf(path), html.replaceAll(place, instead))).toThrow(
      new RegExp(`^The page ${path} \\(.*\\) lacks what the server looks for: ${named.replace(/[.?]/g, '\\$&')}`),
    )
  },
)
