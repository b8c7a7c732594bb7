import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeContent } from '../testing/sample-content.ts'
import { startDevSite } from './dev-site.ts'

const content = writeContent()
let dev: Awaited<ReturnType<typeof startDevSite>>
let server: Server
let address: string

beforeAll(async () => {
  dev = await startDevSite({
    content: content.folder,
    country: 'norway',
    siteUrl: 'http://localhost',
    today: '2026-11-15',
  })
  server = createServer(dev.handle).listen(0)
  address = `http://localhost:${(server.address() as { port: number }).port}`
})
afterAll(async () => {
  server.close()
  await dev.close()
  content.remove()
})

const ask = async (path: string) => {
  const answer = await fetch(address + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}
function edit(file: string, from: string, to: string) {
  const path = join(content.folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

describe('an editor who works on the site', () => {
  it('sees pages, their data, illustrations and missing pages', async () => {
    expect((await ask('/en/sciatica/')).text).toContain('What is sciatica?')
    expect((await ask('/no/isjias/')).text).toContain('Hva er isjias?')
    expect(JSON.parse((await ask('/page-data/en/leg-pain/page-data.json')).text)).toMatchObject({
      path: '/en/sciatica/',
    })
    expect((await ask('/art/dev/home.svg')).text).toContain('<svg')
    expect((await ask('/en/sciatica')).status).toBe(301)
    expect((await ask('/en/nowhere/')).status).toBe(404)
    expect((await ask('/ui/site.css')).status).toBe(200)
  })

  it('sees the console of the staff, from its sources', async () => {
    const { status, text } = await ask('/en/staff/')
    expect(status).toBe(200)
    expect(text).toContain('<title>Innom for staff</title>')
    expect((await ask(/src="(\/staff\/[^"]+)"/.exec(text)![1]!)).text).toContain('createRoot')
  })

  it('sees a changed text at once', async () => {
    edit('pages/about-us.en.md', 'Text of about-us.', 'A brand new sentence.')
    await vi.waitFor(async () => expect((await ask('/en/about-us/')).text).toContain('A brand new sentence.'), 10_000)
  })

  it('sees a mistake with file and line where they are looking, and the page again when it is mended', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    edit('pages/about-us.en.md', 'A brand new sentence.', 'See [us](page:nowhere).')
    await vi.waitFor(async () => {
      const { status, text } = await ask('/en/about-us/')
      expect([status, text.includes('about-us.en.md:6'), text.includes('leads nowhere')]).toEqual([500, true, true])
    }, 10_000)
    edit('pages/about-us.en.md', 'See [us](page:nowhere).', 'Mended.')
    await vi.waitFor(async () => expect((await ask('/en/about-us/')).text).toContain('Mended.'), 10_000)
    told.mockRestore()
  })

  it('keeps working after a file could not be read', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const file = join(content.folder, 'pages/about-us.en.md')
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    mkdirSync(file)
    await vi.waitFor(async () => expect((await ask('/en/about-us/')).text).toContain('EISDIR'), 10_000)
    rmSync(file, { recursive: true })
    writeFileSync(file, text.replace('Mended.', 'Readable again.'))
    await vi.waitFor(async () => expect((await ask('/en/about-us/')).text).toContain('Readable again.'), 10_000)
    told.mockRestore()
  })
})
