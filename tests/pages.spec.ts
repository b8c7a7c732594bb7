import { expect, test } from '@playwright/test'
import { readCurrent } from '#releases/current.ts'
import { placeOf } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'

test('every page of the sitemap answers, in both languages', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)
  expect(addresses.length).toBeGreaterThan(400)
  expect(addresses.filter((address) => address.startsWith(`${baseURL}/en/`)).length).toBe(addresses.length / 2)
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
  }
})

test('every link, illustration, portrait and share image on a page exists', async ({ page, request, baseURL }) => {
  const seen = new Set<string>()
  for (const path of [
    '/',
    '/en/',
    '/en/health-care/',
    '/en/our-practitioners/',
    '/en/clinics/bislett/',
    '/fysikalsk/diagnose/rygg/',
  ]) {
    await page.goto(path)
    const found = await page.evaluate(() => [
      ...[...document.querySelectorAll('a[href]')].map((it) => new URL(it.getAttribute('href')!, location.href).href),
      ...[...document.querySelectorAll('use')].map((use) => new URL(use.getAttribute('href')!, location.href).href),
      ...[...document.querySelectorAll('img')].map((image) => image.src),
      document.querySelector<HTMLMetaElement>('meta[property="og:image"]')!.content,
    ])
    for (const address of found) if (address.startsWith(baseURL!)) seen.add(address.split('#')[0]!)
  }
  for (const address of seen) expect((await request.get(address)).status(), address).toBe(200)
})

test('every page comes with all its CSS in one round trip', () => {
  const { files } = readManifest(placeOf('dist', readCurrent('dist')!))
  const pages = Object.entries(files).filter(([address]) => address.endsWith('/'))
  expect(pages.length).toBeGreaterThan(400)
  for (const [address, file] of pages) expect(file.br, address).toBeLessThanOrEqual(14 * 1024)
})
