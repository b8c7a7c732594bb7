import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { recordRequests } from './actions/requests.ts'

test('before consent, and after a refusal, nobody else is contacted', async ({ page, baseURL }) => {
  const record = recordRequests(page)
  const { host } = new URL(baseURL!)
  for (const path of ['/en/', '/en/physical/diagnosis/back/sciatica/', '/en/book-an-appointment/', '/en/contact/']) {
    await page.goto(path)
    await page.mouse.move(200, 300)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/en/')
  await page.locator('#consent').getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(record.foreign(host)).toEqual([])
})

test('refusing is as easy as accepting: two buttons of one size side by side', async ({ page }) => {
  await page.goto('/en/')
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map((name) => page.locator('#consent').getByRole('button', { name }).boundingBox()),
  )
  expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([accept!.width, accept!.height, accept!.y])
})

test.describe('on a server that others can reach', () => {
  // One server for both: in parallel each would start its own.
  test.describe.configure({ mode: 'serial' })
  let others: Server
  let server: ChildProcess
  let data: string
  const address = 'http://localhost:8097'
  const settings: string[] = []

  test.beforeAll(async () => {
    // The tag manager, chat and pixel of the test: they tell what they were given.
    others = createServer((request, response) => {
      settings.push(request.url!)
      response
        .setHeader('content-type', 'text/javascript')
        .end('document.documentElement.dataset.measured = JSON.stringify(window.dataLayer)')
    }).listen(8098)
    data = mkdtempSync(join(tmpdir(), 'innom-consent-'))
    const scripts = {
      TAG_MANAGER_SRC: 'http://localhost:8098/tags.js',
      CHAT_SRC: 'http://localhost:8098/chat.js',
      PIXEL_SRC: 'http://localhost:8098/pixel.js',
    }
    const env = {
      ...process.env,
      PORT: '8097',
      HOST: 'localhost',
      SITE_URL: test.info().project.use.baseURL!,
      APP_ENV: 'development',
      DEMO: 'no',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      ...scripts,
    }
    server = spawn('node', ['commands/serve.ts'], { env, stdio: 'inherit' })
    await expect
      .poll(
        () =>
          fetch(`${address}/api/health`).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
  })
  test.afterAll(() => {
    server.kill('SIGTERM')
    others.close()
    rmSync(data, { recursive: true, force: true })
  })

  test('scripts of others come after consent only, with addresses shortened and no advertising', async ({ page }) => {
    const record = recordRequests(page)
    await page.goto(`${address}/en/`)
    await page.mouse.move(200, 300)
    await page.waitForLoadState('networkidle')
    expect(record.foreign('localhost:8097')).toEqual([])
    await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => record.foreign('localhost:8097').sort())
      .toEqual(['chat.js', 'pixel.js', 'tags.js'].map((name) => `http://localhost:8098/${name}`))
    const told = await page.locator('html').getAttribute('data-measured')
    expect(JSON.parse(told!)[0]).toMatchObject({ anonymizeIp: true, allowAdFeatures: false })
  })

  test('and never on pages that tell of somebody’s health, even when one comes from a measured page', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'consent', value: 'accepted', url: address }])
    for (const path of ['/en/physical/diagnosis/back/sciatica/', '/en/book-an-appointment/', '/en/tool-1/']) {
      const record = recordRequests(page)
      await page.goto(address + path)
      await page.mouse.move(200, 300)
      await page.waitForLoadState('networkidle')
      expect(record.foreign('localhost:8097'), path).toEqual([])
    }
    await page.goto(`${address}/en/`)
    await page.mouse.move(200, 300)
    await expect(page.locator('html')).toHaveAttribute('data-measured', /.+/)
    const record = recordRequests(page)
    await page.getByRole('link', { name: 'Book an appointment' }).first().click()
    await expect(page).toHaveURL(`${address}/en/book-an-appointment/`)
    await page.waitForLoadState('networkidle')
    expect(record.foreign('localhost:8097')).toEqual([])
    await expect(page.locator('html')).not.toHaveAttribute('data-measured', /.+/)
  })
})
