import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStaffPage } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import { buildForTest, testCache } from '../testing/build-sample.ts'
import { judgeHtml, judgeStructuredData } from '../testing/judge-page.ts'
import { sampleFiles, samplePrices, writeContent } from '../testing/sample-content.ts'
import { type BuildOptions, isBuilt } from './build-state.ts'
import { cspHash } from './pages/csp-hash.ts'
import { describeSummary } from './summary.ts'

const siteUrl = 'https://innom.example'
const content = writeContent({
  ...sampleFiles(),
  'faq/booking/cancel.yaml': 'kind: faq-subtopic\ngroup: faq\n',
  'faq/booking/cancel.en.md': `---\ntitle: How do I cancel?\nsummary: By the link.\n---\n${'Open the link in your text message. '.repeat(14)}\n`,
  'faq/booking/cancel.no.md': `---\npath: /sporsmal-og-svar/bestilling/avbestille/\ntitle: Hvordan avbestiller jeg?\nsummary: Med lenken.\n---\n${'Åpne lenken som du fikk på SMS. '.repeat(14)}\n`,
  'pages/jobs.yaml': 'kind: job-list\ngroup: jobs\n',
  'pages/jobs.en.md': '---\ntitle: Jobs\nsummary: Vacancies.\n---\n## Jobs {#jobs}\nWork here.\n',
  'pages/jobs.no.md': '---\npath: /jobb/\ntitle: Jobb\nsummary: Stillinger.\n---\n## Jobb {#jobs}\nJobb her.\n',
  'pages/jobs/physio.yaml':
    'kind: job\ngroup: jobs\nprofession: physiotherapist\nclinics: [bislett]\nposted: 2026-11-01\ncloses: 2026-12-01\npercent: 80\n',
  'pages/jobs/physio.en.md': '---\ntitle: Physiotherapist\nsummary: A job.\n---\n## The work {#work}\nSee patients.\n',
  'pages/jobs/physio.no.md':
    '---\npath: /jobb/fysio/\ntitle: Fysioterapeut\nsummary: En jobb.\n---\n## Arbeidet {#work}\nTreffe pasienter.\n',
})
const sciatica = sampleFiles()['pages/sciatica.yaml']!
const overdue = writeContent({
  ...sampleFiles(),
  'pages/sciatica.yaml': sciatica.replace(/next: [\d-]+/, 'next: 2020-01-01'),
})
const out = mkdtempSync(join(tmpdir(), 'innom-build-'))
const options: BuildOptions = {
  content: content.folder,
  dist: join(out, 'dist'),
  cache: testCache,
  country: 'norway',
  siteUrl,
  today: '2026-11-15',
}
const place = () => placeOf(options.dist, readCurrent(options.dist)!)
const read = (address: string) => readFileSync(siteFile(place(), address), 'utf8')
const pageData = (address: string) => JSON.parse(read(address)) as PageData
/** Of visitors: the console's page is another document. */
const pages = () =>
  Object.keys(readManifest(place()).files).filter((address) => address.endsWith('/') && !isStaffPage(address))

beforeAll(async () => {
  await buildForTest(options)
})
afterAll(() => {
  content.remove()
  overdue.remove()
  rmSync(out, { recursive: true, force: true })
})

describe('the data of pages', () => {
  it('has the shape of the contract', () => {
    const page = pageData('/page-data/en/sciatica/page-data.json')
    expect(page).toMatchObject({
      path: '/en/sciatica/',
      kind: 'condition',
      locale: 'en',
      localizedPaths: { no: '/isjias/', en: '/en/sciatica/' },
    })
    expect(pageData('/page-data/index/page-data.json').path).toBe('/')
    expect(pageData('/page-data/en/page-data.json').path).toBe('/en/')
    const app = JSON.parse(read('/page-data/app-data.json')) as {
      country: string
      locales: string[]
      sharedData: Record<string, string>
    }
    expect([app.country, app.locales]).toEqual(['norway', ['no', 'en']])
    for (const hash of page.sharedData) {
      expect(Object.values(app.sharedData)).toContain(hash)
      expect(JSON.parse(read(`/page-data/sq/d/${hash}.json`))).toHaveProperty('data')
    }
  })

  it('never repeats what pages share', () => {
    const text = read('/page-data/en/sciatica/page-data.json')
    for (const shared of ['Pilestredet', '999 888 777', 'Skip to the content']) expect(text).not.toContain(shared)
    expect(read('/en/sciatica/')).not.toContain('sharedData')
  })
})

describe('the HTML of pages', () => {
  it('is valid, whatever the kind', async () => {
    for (const address of pages()) expect(await judgeHtml(read(address), address), address).toEqual([])
  })

  it('has the look of every state of a clinic, which a script shows before the whole stylesheet has come', () => {
    const page = read('/en/clinics/bislett/')
    for (const state of ['fully-booked', 'closed', 'closed-for-today', 'not-yet-open'])
      expect(page).toContain(`&.${state}`)
    expect(read('/en/sciatica/')).not.toContain('&.not-yet-open')
  })

  it('allows exactly its own inline style and script', () => {
    const html = read('/en/sciatica/')
    const { scripts, files } = readManifest(place())
    const hashes = (element: RegExp) => [...html.matchAll(element)].map((match) => cspHash(match[1]!))
    expect(hashes(/<style>(.*?)<\/style>/gs)).toEqual(files['/en/sciatica/']!.styles)
    expect(hashes(/<script type="module">(.*?)<\/script>/gs)).toEqual([scripts[0]])
    expect(html).not.toMatch(/ style="/)
  })

  it('carries no inline script that the Content-Security-Policy forbids, whatever the kind', () => {
    const { scripts } = readManifest(place())
    for (const address of pages()) {
      const inline = [...read(address).matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)]
      expect(inline.length, address).toBeGreaterThan(0)
      for (const [, text] of inline) expect(scripts, address).toContain(cspHash(text!))
    }
  })

  it('names its one canonical address and its other language, and the other names it back', () => {
    const alternates = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)]
          .filter((match) => match[2]!.startsWith('http'))
          .map((match) => [match[1]!, match[2]!]),
      )
    for (const address of pages()) {
      const html = read(address)
      const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map((match) => match[1])
      expect(canonical, address).toEqual([siteUrl + address])
      const own = alternates(html)
      expect(own['x-default']).toBe(own.no)
      for (const other of [own.no!, own.en!])
        expect(alternates(read(other.slice(siteUrl.length))), address).toEqual(own)
    }
  })

  it('carries structured data that an independent reader finds no error in', async () => {
    const found = new Set<string>()
    for (const address of pages()) {
      const { types, errors } = await judgeStructuredData(read(address))
      expect(errors, address).toEqual([])
      for (const type of types) found.add(type)
    }
    for (const type of [
      'MedicalWebPage',
      'MedicalClinic',
      'Person',
      'FAQPage',
      'BreadcrumbList',
      'JobPosting',
      'MedicalOrganization',
    ])
      expect([...found]).toContain(type)
  })

  it('tells search engines of every page in both languages, and of no error page', () => {
    const map = read('/sitemap.xml')
    expect(map).toContain(`<loc>${siteUrl}/isjias/</loc>`)
    expect(map).toContain(`<loc>${siteUrl}/en/sciatica/</loc>`)
    expect(map).not.toContain('/404/')
    expect(read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(read('/404/')).toContain('<meta name="robots" content="noindex">')
  })

  it('answers at other addresses of a page, too', () => {
    const { aliases } = readManifest(place())
    expect(aliases['/en/leg-pain/']).toBe('/en/sciatica/')
    expect(aliases['/page-data/en/leg-pain/page-data.json']).toBe('/page-data/en/sciatica/page-data.json')
    expect(aliases['/en/clinic/bislett/']).toBe('/en/clinics/bislett/')
  })
})

describe('a page whose review has run out', () => {
  it('is published and named in the summary, so that a date that passes keeps nobody from booking', async () => {
    const summary = await buildForTest({ ...options, dist: join(out, 'later'), today: '2031-01-01' })
    expect(summary.pages).toBe(pages().length)
    expect(describeSummary(summary)).toMatch(
      /Published with a review that has run out \(1\):\n.*pages\/sciatica\.yaml:\d+ {2}the review ran out on [\d-]+\. Have/,
    )
  })

  it('stops npm run check', () => {
    const { status, stderr } = spawnSync(process.execPath, ['commands/check.ts', '--content', overdue.folder], {
      encoding: 'utf8',
    })
    expect([status, stderr.includes('the review ran out on 2020-01-01')]).toEqual([1, true])
  })
})

describe('building again', () => {
  it('does nothing when nothing has changed', async () => {
    expect(isBuilt(options)).toBe(true)
    expect((await buildForTest(options)).written).toBe(0)
  })

  it('writes little more than the page that changed', async () => {
    const file = join(content.folder, 'pages/about-us.en.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Text of about-us.', 'Another text.'))
    expect(isBuilt(options)).toBe(false)
    const { written } = await buildForTest(options)
    // The page, its data, and the data that names the build.
    expect(written).toBe(3)
    expect(read('/en/about-us/')).toContain('Another text.')
  })

  it('publishes another address of a page that nothing else has changed of', async () => {
    const file = join(content.folder, 'pages/about-us.yaml')
    writeFileSync(file, `${readFileSync(file, 'utf8')}aliases: [about-innom]\n`)
    await buildForTest(options)
    expect(readManifest(place()).aliases).toMatchObject({ '/en/about-innom/': '/en/about-us/' })
  })

  it('makes every file again when the compiler has changed, and publishes a new release', async () => {
    const manifest = readManifest(place())
    writeFileSync(join(place().folder, 'manifest.json'), JSON.stringify({ ...manifest, compiler: 'another' }))
    expect((await buildForTest(options)).written).toBe(Object.keys(manifest.files).length)
  })

  it('makes a damaged file again, and goes on with a release before it that cannot be read', async () => {
    writeFileSync(siteFile(place(), '/en/sciatica/'), '')
    const file = join(content.folder, 'pages/about-us.en.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Another text.', 'A third text.'))
    await buildForTest(options)
    expect(read('/en/sciatica/')).toContain('</html>')

    writeFileSync(join(place().folder, 'manifest.json'), '')
    writeFileSync(file, readFileSync(file, 'utf8').replace('A third text.', 'A fourth text.'))
    await buildForTest(options)
    expect(read('/en/about-us/')).toContain('A fourth text.')
  })

  it('renews every page that shows a price when the price changes', async () => {
    writeFileSync(join(content.folder, 'prices.yaml'), samplePrices(905))
    await buildForTest(options)
    expect(read('/en/sciatica/')).toContain('NOK\u00a0905')
    expect(read('/isjias/')).toContain('905\u00a0kr')
  })
})

describe('the scripts of pages', () => {
  it('of the contact form hold nothing of the booking', () => {
    const scripts = Object.keys(readManifest(place()).files).filter((address) => address.endsWith('.js'))
    const contact = scripts.find((address) => address.startsWith('/assets/contact-'))!
    const imported = [...read(contact).matchAll(/from\s*["']\.\/([a-z]+)-/g)].map((match) => match[1])
    expect(imported.sort()).toEqual(['fields', 'forms', 'opening', 'post', 'site'])
    for (const shared of scripts.filter((address) => /\/(?:forms|post-form|phone-field)-/.test(address))) {
      expect(read(shared)).not.toMatch(/["']\.\/(?:wizard|use-search)-/)
    }
  })
})
