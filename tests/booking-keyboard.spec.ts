import { expect, type Page } from '@playwright/test'
import { drawPerson, expectStep, languages, openBooking, readCode, test } from './actions/booking.ts'

const { words } = languages.en

/** Tabs until something has focus, and expects the focus to be visible. */
async function tabTo(page: Page, name: RegExp | string) {
  const target = page.getByRole('main').locator('a, button, input, textarea').filter({ visible: true })
  const wanted = typeof name === 'string' ? page.getByLabel(name, { exact: true }) : target.filter({ hasText: name })
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
    if (!isThere) continue
    const outline = await page.evaluate(() => {
      const focused = document.activeElement!
      // A link that covers its card draws the ring around the card.
      return [getComputedStyle(focused), getComputedStyle(focused, '::after')].map(({ outlineStyle }) => outlineStyle)
    })
    expect(outline, 'focus is seen').toContain('solid')
    return
  }
  throw new Error(`nothing in the tab order is called ${name}`)
}

test('a whole booking by keyboard alone, with focus in sight', async ({ page }) => {
  const person = drawPerson('en')
  await openBooking(page, 'en')
  const choose = async (name: RegExp, next: string | RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
    await expectStep(page, next)
    // The new page is read out from its heading on.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await choose(/^Physical$/, words.step.service)
  await choose(/^Physiotherapist$/, words.step.treatment)
  await choose(/^Follow-up/, words.step.area)
  await choose(/^Oslo$/, 'Choose clinic in Oslo')
  await choose(/^Skøyen$/, words.step.time)
  await tabTo(page, /^\d\d:\d\d$/)
  await page.keyboard.press('Space')
  await expect(page.getByText(words.time.chosen)).toBeVisible()
  await choose(/^Next$/, words.step.information)
  for (const [label, text] of [
    [words.form.name, person.name],
    [words.form.birthdate, person.birthdate],
    [words.form.phone, person.phone],
    [words.form.description, person.description],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.code.code)).toBeFocused()
  await page.keyboard.type(await readCode(page.request, person.phone))
  await expect(page.getByText(words.code.verified)).toBeVisible()
  await expectStep(page, words.step.confirm)
  await tabTo(page, /^Confirm order$/)
  await page.keyboard.press('Enter')
  await expectStep(page, words.step.booked)
})
