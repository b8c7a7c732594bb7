import { expect, type Page } from '@playwright/test'
import { en } from '#messages/visit-question/en.ts'
import { expectAccessible } from './actions/accessible.ts'
import { test } from './actions/test.ts'

/** The server's answers about one visit: its link exists only the day after. */
async function answerForVisit(page: Page) {
  const visit = { clinic: 'Nydalen', date: '2026-11-15', line: '' }
  let answered = { state: 'open', score: null as number | null, changeableUntil: null as string | null }
  await page.route('**/api/visit-questions/*', async (route) => {
    if (route.request().method() === 'POST') {
      const { score } = route.request().postDataJSON()
      answered = { state: 'answered', score, changeableUntil: '2026-11-17T08:00:00+01:00' }
    }
    await route.fulfill({ json: { ...visit, ...answered } })
  })
}

test('whoever opens a part of the link to the question after a visit reads whom to call', async ({ page }) => {
  await page.goto('/en/after-your-visit/#CV7XB7NH.q6N0')
  const told = page.getByText(en.wrongLink.split('.')[0]!)
  await expect(told).toContainText(/call \+47[\d\s]+\./)
  await expect(told.getByRole('link')).toHaveAttribute('href', /^tel:\+47\d+$/)
})

test('the answer is said to be kept without a name before it is sent, and can be changed from its page', async ({
  page,
}) => {
  await answerForVisit(page)
  await page.goto('/en/after-your-visit/#ABCD2345.a-token-of-this-very-visit')
  await expect(page.getByText(en.kept.split('.')[0]!)).toBeVisible()
  expect(page.url(), 'the token is not in sight').not.toContain('#')
  await page.reload()
  await expect(page.getByRole('group', { name: en.heading })).toBeVisible()
  await expectAccessible(page, 'the question after a visit')
  await page.getByRole('radio', { name: `4 – ${en.scores[4]}` }).check()
  await page.getByRole('button', { name: en.send }).click()
  await expect(page.getByRole('heading', { name: en.thanks })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${en.thanks}`))
  await page.getByRole('button', { name: en.change }).click()
  await expect(page.getByRole('heading', { name: en.heading })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${en.heading.replace('?', '\\?')}`))
  await expect(page.getByRole('radio', { name: `4 – ${en.scores[4]}` })).toBeChecked()
})
