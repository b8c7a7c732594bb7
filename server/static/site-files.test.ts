import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { createApp } from '../app.ts'
import { createLog } from '../process/log.ts'
import { emptySearch } from '../search/site-search.ts'
import { SiteFiles } from './site-files.ts'

const html = (lang: string, text: string) =>
  `<!doctype html><html lang="${lang}"><head><title>${text}</title></head><body><div id="root"><a class="skip" id="skip-link" href="#main">x</a><header class="top" id="site-header"><div>menu</div></header><main id="main"><nav class="crumbs" id="breadcrumbs">crumbs</nav>${text}</main><footer class="foot" id="site-footer">foot</footer><form class="consent" id="consent" method="post">ask</form></div></body></html>`

const pages: Record<string, string> = {
  '/': html('nb', 'Hjem'),
  '/en/': html('en', 'Home'),
  '/personvernerklaering/': html('nb', 'Personvern'),
  '/vilkar/': html(
    'nb',
    '<a href="/kontakt/">1</a><a class="x" href="/en/book/?a=1#b">2</a><a href="/f.pdf">3</a><a href="#c">4</a>',
  ),
  '/en/clinics/bislett/': html('en', 'Bislett'),
  '/404/': html('nb', 'Finner ikke siden'),
  '/en/404/': html('en', 'Cannot find the page'),
  '/500/': html('nb', 'Noe gikk galt'),
  '/page-data/index/page-data.json': '{"path":"/"}',
  '/page-data/sq/d/0123456789abcdef.json': '{"name":"company"}',
  '/assets/browser-abc.js': 'export {}',
}

let folder: string
/** The time at the server. */
let now = '2026-11-16T08:00:00Z'
let app: FastifyInstance
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innom-dist-'))
  const place = placeOf(folder, '0123456789abcdef')
  const files: SiteManifest['files'] = {}
  for (const [path, text] of Object.entries(pages)) {
    const file = siteFile(place, path)
    mkdirSync(dirname(file), { recursive: true })
    const br = brotliCompressSync(text)
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, br)
    files[path] = { key: path, hash: `h${Object.keys(files).length}`, size: text.length, br: br.length }
  }
  const manifest: SiteManifest = {
    build: 'b',
    scripts: ["'sha256-j'"],
    files,
    aliases: { '/en/clinic/bislett/': '/en/clinics/bislett/' },
  }
  files['/en/']!.thirdParties = true
  manifest.notices = [
    {
      from: '2026-12-20',
      to: '2026-12-24',
      html: { no: '<aside>Stengt 24. desember</aside>', en: '<aside>Closed on 24 December</aside>' },
    },
  ]
  const security = { https: true, thirdParties: ['https://tags.example'] }
  const site = new SiteFiles(place, manifest, security, emptySearch, undefined, () => Date.parse(now))
  app = createApp({ log: createLog({ LOG_LEVEL: 'silent' }), site, trustProxy: 0 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As a browser asks, but without following redirects or unpacking. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = request(address + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
const text = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).body.toString()

describe('a visitor who asks for a page', () => {
  it('gets it as the browser can take it: brotli, gzip or plain', async () => {
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect([br.status, br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual([
      200,
      'br',
      pages['/'],
    ])
    const gzip = await ask('/', { 'accept-encoding': 'gzip' })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', pages['/']])
    expect((await ask('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect(await text('/')).toBe(pages['/'])
  })

  it('is told how to ask, if it was by a method that pages do not have', async () => {
    for (const path of ['/en/', '/no?x=1', '/en/clinic/bislett/', '/assets/browser-abc.js']) {
      const answer = await ask(path, { 'accept-language': 'en' }, 'POST')
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'method-not-allowed', status: 405 })
    }
    expect((await ask('/nothing/', {}, 'POST')).status).toBe(404)
    expect((await ask('/%zz', {}, 'DELETE')).status).toBe(400)
  })

  it('is sent to the address with its slash, query kept', async () => {
    const answer = await ask('/personvernerklaering?contentonly=1')
    expect([answer.status, answer.headers.location]).toEqual([301, '/personvernerklaering/?contentonly=1'])
    expect((await ask('/en')).headers.location).toBe('/en/')
    expect((await ask('/no')).headers.location).toBe('/no/')
    expect(await text('/no/')).toBe(pages['/'])
    expect((await ask('/no/personvernerklaering')).headers.location).toBe('/no/personvernerklaering/')
  })

  it('gets the Norwegian page under /no/, and another address of a page as the page itself', async () => {
    expect(await text('/no/personvernerklaering/')).toBe(pages['/personvernerklaering/'])
    expect(await text('/en/clinic/bislett/')).toBe(pages['/en/clinics/bislett/'])
  })

  it.each([
    ['/finnes-ikke', 'Finner ikke siden'],
    ['/finnes/ikke/', 'Finner ikke siden'],
    ['/en/nowhere', 'Cannot find the page'],
    ['/en/nowhere/else/', 'Cannot find the page'],
    ['//evil.example/', 'Finner ikke siden'],
    ['/%c0%af/', 'Finner ikke siden'],
    ['/../manifest.json', 'Finner ikke siden'],
    ['/constructor', 'Finner ikke siden'],
    ['/__proto__/', 'Finner ikke siden'],
    [`/assets/${'a'.repeat(300)}.js`, 'Finner ikke siden'],
    [`/art${'/a'.repeat(2500)}.svg`, 'Finner ikke siden'],
  ])('is told that %s does not exist, in the language of the address', async (path, words) => {
    const answer = await ask(path)
    expect([answer.status, answer.body.toString().includes(words)]).toEqual([404, true])
  })

  it('is never told of a failure, whatever the address', async () => {
    const start = fc.constantFrom('/', '/en/', '/no/', '/assets/', '/page-data/', '/page-data/sq/d/')
    const rest = fc.stringMatching(/^[\w.%/?=&-]{0,400}$/)
    await fc.assert(
      fc.asyncProperty(start, rest, async (folder, name) => {
        expect((await ask(folder + name)).status).toBeLessThan(500)
      }),
    )
  })

  it('is told that a file does not exist once it was removed with the release that used it', async () => {
    const file = siteFile(placeOf(folder, '0123456789abcdef'), '/assets/earlier-0123.js')
    for (const name of [file, `${file}.br`]) writeFileSync(name, 'export {}')
    expect((await ask('/assets/earlier-0123.js')).status).toBe(200)
    for (const name of [file, `${file}.br`]) unlinkSync(name)
    for (const encoding of ['br', 'gzip', 'br']) {
      const answer = await ask('/assets/earlier-0123.js', { 'accept-encoding': encoding })
      expect([encoding, answer.status]).toEqual([encoding, 404])
    }
  })

  it('finds the 404 pages at their own addresses', async () => {
    expect((await ask('/en/404/')).status).toBe(200)
  })

  it('gets nothing again that has not changed', async () => {
    const first = await ask('/en/')
    const second = await ask('/en/', { 'if-none-match': first.headers.etag! })
    expect([second.status, second.body.length]).toEqual([304, 0])
    for (const known of [`W/${first.headers.etag}`, `"other", W/${first.headers.etag}`]) {
      expect((await ask('/en/', { 'if-none-match': known })).status).toBe(304)
    }
    expect((await ask('/en/', { 'if-none-match': '"other", W/"h0"' })).status).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await ask('/assets/browser-abc.js')).headers['cache-control']).toContain('immutable')
    expect((await ask('/page-data/sq/d/0123456789abcdef.json')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it('may ask for the head alone', async () => {
    const answer = await ask('/', {}, 'HEAD')
    expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([
      200,
      0,
      String(pages['/']!.length),
    ])
  })
})

describe('the content alone', () => {
  it('is the page without header, footer and banner, not to be listed, and may be framed by us', async () => {
    const answer = await ask('/personvernerklaering/?contentonly=1')
    const body = answer.body.toString()
    expect(body).toContain('<main id="main">Personvern</main>')
    for (const id of ['site-header', 'site-footer', 'breadcrumbs', 'consent', 'skip-link'])
      expect(body).not.toContain(`id="${id}"`)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect((await ask('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('is all that is shown where there is no page, too', async () => {
    const answer = await ask('/finnes-ikke/?contentonly=1')
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain('<main')
    expect(answer.body.toString()).not.toContain('id="site-header"')
  })
})

describe('consent', () => {
  it('once given, hides the banner without JavaScript', async () => {
    expect(await text('/', { cookie: 'a=b; consent=refused' })).toContain('<html data-consent="refused" lang="nb">')
    expect(await text('/', { cookie: 'consent=nonsense' })).toBe(pages['/'])
  })

  it('counts on a page that others have asked for, whatever the browser accepts or has already', async () => {
    const path = '/vilkar/'
    const etags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const plain = await ask(path, { 'accept-encoding': encoding })
      for (let time = 0; time < 2; time++) {
        const known = { 'accept-encoding': encoding, 'if-none-match': plain.headers.etag! }
        expect((await ask(path, known)).status).toBe(304)
        const chosen = await ask(path, { ...known, cookie: 'consent=accepted' })
        expect([chosen.status, chosen.headers.etag !== plain.headers.etag]).toEqual([200, true])
        etags.add(chosen.headers.etag!)
      }
    }
    expect(etags.size).toBe(3)
  })
})

describe('scripts of others', () => {
  const accepted = { cookie: 'consent=accepted' }
  const policy = async (path: string, headers = {}) => (await ask(path, headers)).headers['content-security-policy']!

  it('may run on a page of the list, after consent, and nowhere else', async () => {
    expect(await text('/en/', accepted)).toContain('data-third-parties="here"')
    expect(await policy('/en/', accepted)).toContain('https://tags.example')
    expect(await text('/', accepted)).toContain('data-third-parties="elsewhere"')
    for (const [path, headers] of [
      ['/', accepted],
      ['/en/?contentonly=1', accepted],
      // A page whose form is filled in: they could read it.
      ['/en/?write=1', accepted],
      ['/en/', { cookie: 'consent=refused' }],
      ['/en/', {}],
      ['/en/finnes-ikke/', accepted],
    ] as const) {
      expect(await policy(path, headers), path).not.toContain('tags.example')
      expect(await policy(path, headers), path).toContain("require-trusted-types-for 'script'")
      expect(await text(path, headers), path).not.toContain('"here"')
    }
  })
})

describe('every answer', () => {
  it.each(['/', '/finnes-ikke', '/en', '/page-data/x/page-data.json', '/assets/browser-abc.js'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await ask(path)
      const policy = headers['content-security-policy']!
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
    },
  )
})

describe('a notice of the editors', () => {
  const noticeOf = async (path: string, headers?: Record<string, string>) => {
    const { body, headers: told } = await ask(path, { 'accept-encoding': 'identity', ...headers })
    return { text: /<body><aside>(.*?)<\/aside>/.exec(body.toString())?.[1], etag: told.etag }
  }

  it('stands above every page on its days, judged by the clock of the clinics, and on no other day', async () => {
    const usual = now
    onTestFinished(() => {
      now = usual
    })
    const before = await noticeOf('/')
    expect(before.text).toBeUndefined()
    // Midnight in Norway is an hour before that of UTC.
    now = '2026-12-19T22:59:00Z'
    expect(await noticeOf('/')).toEqual(before)
    now = '2026-12-19T23:00:00Z'
    const shown = await noticeOf('/')
    expect(shown.text).toBe('Stengt 24. desember')
    expect(shown.etag).not.toBe(before.etag)
    expect((await noticeOf('/en/')).text).toBe('Closed on 24 December')
    expect((await noticeOf('/nowhere/')).text).toBe('Stengt 24. desember')
    expect((await noticeOf('/', { cookie: 'consent=refused' })).text).toBe('Stengt 24. desember')
    expect((await noticeOf('/?contentonly=1')).text).toBeUndefined()
    now = '2026-12-24T22:59:00Z'
    expect((await noticeOf('/')).text).toBe('Stengt 24. desember')
    now = '2026-12-24T23:00:00Z'
    expect(await noticeOf('/')).toEqual(before)
  })
})
