import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureTestChromium } from '../browsers/chromium.ts'
import { chromiumFlags } from '../browsers/chromium-flags.ts'
import { accessibilityStandards, axeSource } from './browser-standards.ts'
import type { Finding } from './find-broken-links.ts'

/** A check of a page that is open in a browser: what it finds. */
export type BrowserCheck = (page: Page) => Promise<string[]>

/** As many at once as a small machine has processors. */
const pagesAtOnce = 2
const phone = { width: 390, height: 844 }
/** What fits between the margins of a sheet of A4, in CSS pixels. */
const sheet = { width: 718, height: 1047 }

/** Opens each page in a browser and lets each check look at it. */
export async function checkInBrowser(
  addresses: readonly string[],
  origin: string,
  check: BrowserCheck,
  tell: (done: number) => void,
): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: ensureTestChromium(), args: chromiumFlags })
  const findings: Finding[] = []
  const waiting = addresses.entries()
  const work = async () => {
    const page = await openWindow(browser)
    for (const [position, path] of waiting) {
      await page.goto(origin + path)
      findings.push(...(await check(page)).map((problem) => ({ path, problem })))
      tell(position + 1)
    }
  }
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
  } finally {
    await browser.close()
  }
  return findings.sort((a, b) => addresses.indexOf(a.path) - addresses.indexOf(b.path))
}

async function openWindow(browser: Browser) {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  return await context.newPage()
}

/** All that axe knows of a page on a phone, and its contrast in the dark as well. */
export const checkAccessibility: BrowserCheck = async (page) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(axeSource)
  const found = await runAxe(page, { type: 'tag', values: accessibilityStandards })
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...found, ...inTheDark.map((it) => `in the dark: ${it}`), ...(wide > 0 ? ['scrolls sideways'] : [])]
}

async function runAxe(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    // Only violations are described: to name every element that passed takes as long as the checks themselves.
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, runOnly)
}

interface Axe {
  run(of: Document, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}

/** On paper a page has its heading and text, nothing that only a screen can use, and nothing that leaves the sheet. */
export const checkPrint: BrowserCheck = async (page) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  const problems = await page.evaluate(() => {
    const isSeen = (it: Element) => it.checkVisibility({ visibilityProperty: true })
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
    const found: string[] = []
    if (seen('h1').length !== 1) found.push('has no heading on paper')
    for (const it of seen('nav, button, dialog')) found.push(`shows <${it.localName} class="${it.className}"> on paper`)
    if (document.documentElement.scrollWidth > innerWidth) found.push('is wider than the sheet')
    return found
  })
  await page.setViewportSize(phone)
  await page.emulateMedia({ media: 'screen' })
  return problems
}
