import { expect, type Page } from '@playwright/test'

/** How large people set their text, against the browser's own size of 16 px. */
export const textSizes = [125, 150, 175, 200] as const

/** Sets the size of text as a reader does in the browser's settings: everything that is measured in rem or em follows. */
export async function setTextSize(page: Page, percent: number) {
  const browser = await page.context().newCDPSession(page)
  const of = (pixels: number) => Math.round((pixels * percent) / 100)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: of(16), fixed: of(13) } })
  await browser.detach()
}

/**
 * The page as it stands, read at each size: words are whole, no text is cut off, nothing needs scrolling sideways, and every field
 * and button can be scrolled to and tapped, under no bar that sticks to an edge.
 */
export async function expectReadableAtEverySize(page: Page, place: string, sizes: readonly number[] = textSizes) {
  const found: string[] = []
  for (const size of sizes) {
    await setTextSize(page, size)
    const problems = await page.evaluate(findUnreadable)
    found.push(...problems.map((problem) => `${size} %: ${problem}`))
  }
  await setTextSize(page, 100)
  expect(found, place).toEqual([])
}

/** Runs in the page. What is wrong, each with the words that it is about. */
async function findUnreadable(): Promise<string[]> {
  const problems = new Set<string>()
  const width = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth - width
  if (sideways > 0) problems.add(`scrolls sideways by ${sideways} px`)

  /** Text for screen readers alone, and what a closed part holds, is not seen. */
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false
    for (let it: Element | null = element; it; it = it.parentElement) {
      const style = getComputedStyle(it)
      if (style.clipPath.startsWith('inset') || it.getAttribute('aria-hidden') === 'true') return false
    }
    return true
  }
  /** The parts that cut off what lies outside of them, up to one that can be scrolled. */
  const frames = (element: Element) => {
    const found: Element[] = []
    for (let it: Element | null = element; it && it !== document.body; it = it.parentElement) {
      const { overflowX, position } = getComputedStyle(it)
      if (overflowX === 'auto' || overflowX === 'scroll') return { found, scrolls: true }
      if (overflowX === 'hidden' || overflowX === 'clip') found.push(it)
      if (position === 'fixed') break
    }
    return { found, scrolls: false }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    // The mark stands for the name where there is no room for both.
    if (
      !parent ||
      !node.textContent?.trim() ||
      !isShown(parent) ||
      parent.closest('svg, script, style, noscript, .logo')
    )
      continue
    const { found: cutting, scrolls } = frames(parent)
    const hasHyphens = getComputedStyle(parent).hyphens === 'auto'
    const text = node.textContent
    const partsOf = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node!, from)
      range.setEnd(node!, to)
      return [...range.getClientRects()].filter((part) => part.width > 0.5)
    }
    const widthOf = (parts: DOMRect[]) => parts.reduce((sum, part) => sum + part.width, 0)
    for (const word of text.matchAll(/[\p{L}\p{N}:.,’'+]+/gu)) {
      const parts = partsOf(word.index, word.index + word[0].length)
      const lines = new Set(parts.map((part) => Math.round(part.top)))
      // What has no space in it, such as an address, may be broken if it is as long as a line; and a word with a hyphen reads well.
      const start = word.index - /\S*$/.exec(text.slice(0, word.index))![0].length
      const unbroken = partsOf(start, word.index + text.slice(word.index).search(/\s|$/))
      const isShort = widthOf(unbroken) < width * 0.6
      if (lines.size > 1 && isShort && !(hasHyphens && lines.size === 2)) {
        problems.add(`“${word[0]}” is broken over ${lines.size} lines`)
      }
      for (const part of parts) {
        if (!scrolls && (part.left < -1 || part.right > width + 1))
          problems.add(`“${word[0]}” is beyond the edge of the screen`)
        for (const frame of cutting) {
          const box = frame.getBoundingClientRect()
          const isCut =
            part.left < box.left - 1.5 || part.right > box.right + 1.5 || part.bottom > box.bottom + 0.4 * part.height
          if (isCut) problems.add(`“${word[0]}” is cut off`)
        }
      }
    }
  }

  const controls = document.querySelectorAll(
    'main :is(input, select, textarea, button, a.btn):not([type=hidden], :disabled)',
  )
  const before = { x: scrollX, y: scrollY }
  for (const control of controls) {
    if (!isShown(control) || control.closest('[inert]')) continue
    const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.id)
    // As the browser does for whoever moves by keyboard, with the margins that the page asks for.
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    // Of a tall field the part that comes into sight first.
    const x = box.left + Math.min(box.width / 2, width / 2)
    const y = Math.min(box.top + box.height / 2, innerHeight - 2)
    const hit = document.elementFromPoint(x, y)
    const isReached = hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    if (!isReached) problems.add(`“${name}” cannot be reached${hit ? `: under .${hit.className}` : ''}`)
    // A bar that sticks to an edge moves nothing: what it covers is covered at every position of the page.
    if (box.width > width + 1) problems.add(`“${name}” is wider than the screen`)
  }
  scrollTo({ left: before.x, top: before.y, behavior: 'instant' })
  return [...problems]
}
