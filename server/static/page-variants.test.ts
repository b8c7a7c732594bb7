import { beforeAll, describe, expect, it } from 'vitest'
import { cspHash } from '#compiler/output/pages/csp-hash.ts'
import { openSampleSite, type SampleSite } from '#compiler/testing/sample-site.ts'
import { editPage } from './edit-page.ts'
import { leaveContentOnly, markVariant, plainVariant, type Variant } from './page-variants.ts'

let site: SampleSite
beforeAll(async () => {
  site = await openSampleSite()
})
const mark = (path: string, variant: Partial<Variant>) => markVariant(site.read(path), { ...plainVariant, ...variant })
const contentOnly = (path: string) => editPage(mark(path, { contentOnly: true }), leaveContentOnly)

describe('the choice of consent and the notice of the day', () => {
  it('change nothing else of a page', () => {
    for (const path of ['/', '/en/contact/', '/bestill-time/']) {
      const built = site.read(path)
      expect(mark(path, {})).toBe(built)
      const chosen = mark(path, { consent: 'accepted', thirdParties: 'elsewhere' })
      const marks = ' data-third-parties="elsewhere" data-consent="accepted"'
      expect(chosen).toMatch(new RegExp(`^<!doctype html><html${marks} lang="`))
      expect(chosen.replace(marks, '')).toBe(built)
    }
  })

  it('stand together, the notice first in the body', () => {
    const [notice] = site.manifest.notices!
    const html = mark('/en/', { consent: 'refused', notice: { from: notice!.from, html: notice!.html.en } })
    expect(html).toContain(`<body>${notice!.html.en}<div id="root"`)
    expect(html).toContain('Closed on 24 December')
    expect(html).toContain(' data-consent="refused"')
  })
})

describe('the content alone', () => {
  const pages = ['/', '/en/sciatica/', '/bestill-time/', '/kontakt/', '/en/our-practitioners/ola/', '/404/']

  it.each(pages)('is the page without header, footer, breadcrumbs and banner, not to be listed: %s', async (path) => {
    const html = await contentOnly(path)
    for (const id of ['site-header', 'site-footer', 'breadcrumbs', 'consent', 'skip-link'])
      expect(html, id).not.toContain(` id="${id}"`)
    expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1)
    expect(html).toContain(' data-content-only')
    expect(html.match(/<main id="main"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<(header|footer)\b/)
  })

  it('is otherwise the page that was built, for the script that takes it over', async () => {
    const built = await editPage(site.read('/kontakt/'))
    const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0]
    const withoutCrumbs = mainOf(built).replace(/<nav class="crumbs".*?<\/nav>/s, '')
    expect(mainOf(await contentOnly('/kontakt/')).replaceAll(/(\?|&amp;)contentonly=1/g, '')).toBe(withoutCrumbs)
  })

  it('stays so when its links and filters are followed, and leads elsewhere as it did', async () => {
    const html = await editPage(
      site
        .read('/en/sciatica/')
        .replace(
          '<h1',
          '<a href="/en/book/?a=1&amp;b=2#c">2</a><a href="/f.pdf">3</a><a href="#d">4</a><a href="//x.example/">5</a><h1',
        ),
      leaveContentOnly,
    )
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!)
    expect(links).toContain('/en/book/?a=1&amp;b=2&amp;contentonly=1#c')
    for (const href of ['/f.pdf', '#d', '//x.example/']) expect(links).toContain(href)
    expect(links).toContain('/en/about-us/?contentonly=1')
    expect(await contentOnly('/behandlere/')).toMatch(
      /method="get"[^>]*><input type="hidden" name="contentonly" value="1">/,
    )
  })
})

it('scripts and styles of a changed page are those that its policy allows', async () => {
  const { scripts, files, notices } = site.manifest
  for (const path of ['/', '/en/sciatica/', '/bestill-time/', '/404/']) {
    const notice = { from: '', html: notices![0]!.html.no }
    const html = await editPage(mark(path, { notice, consent: 'refused', contentOnly: true }), leaveContentOnly)
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, text]) => cspHash(text!))
    expect(inline.length).toBeGreaterThan(1)
    expect(scripts).toEqual(expect.arrayContaining(inline))
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => cspHash(text!))
    expect(styles).toEqual(files[path]!.styles)
  }
})
