import { expect, type Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { no } from '#messages/no.ts'
import { refuseConsent } from './actions/consent.ts'
import { hydrate } from './actions/hydrate.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

const lists = {
  en: { path: '/en/clinics/', words: en },
  no: { path: '/klinikker/', words: no },
}

const firstCard = (page: Page) => page.locator('main [data-clinic]').first()

/** Opens the list with what its small script was told, and holds the answers after that until they are released. */
async function openList(page: Page, path: string) {
  const answer = Promise.withResolvers<'changed' | 'failed'>()
  await page.goto(path)
  await expect(firstCard(page).locator('[data-fact=time]').first()).toHaveText(/\d\d:\d\d/)
  await page.route('**/api/clinics?*', async (route) => {
    if ((await answer.promise) === 'failed') return route.abort()
    const response = await route.fetch()
    const body = await response.json()
    for (const { today, services } of body.clinics)
      for (const it of [today, ...services]) it.nextFree = it.nextFree?.replace(/T\d\d:\d\d/, 'T23:45') ?? null
    await route.fulfill({ response, json: body })
  })
  return answer.resolve
}

const button = (page: Page) => page.getByRole('main').locator('form.refresh').getByRole('button')

test('the list asks the clinics again on a tap, shows that it is loading, and then what has changed', async ({
  page,
}) => {
  const { path, words } = lists.en
  const { refresh, refreshed } = words.clinic
  const release = await openList(page, path)
  await hydrate(page)
  await expect(button(page)).toHaveText(refresh)
  await expect(page.getByText('23:45')).toHaveCount(0)
  await button(page).click()
  await expect(button(page)).toHaveText(words.site.loading)
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(refreshed)).toHaveCount(0)
  release('changed')
  await expect(page.getByRole('status').filter({ hasText: refreshed })).toBeVisible()
  await expect(firstCard(page).getByText('23:45').first()).toBeVisible()
  await expect(button(page)).toHaveText(refresh)
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false')
})

test('the list says when the clinics do not answer, keeps what it knew, and can be asked again', async ({ page }) => {
  const { path, words } = lists.no
  const { refreshed, refreshFailed } = words.clinic
  const release = await openList(page, path)
  await hydrate(page)
  const before = await firstCard(page).textContent()
  release('failed')
  await button(page).click()
  await expect(page.getByRole('status').filter({ hasText: refreshFailed })).toBeVisible()
  expect(await firstCard(page).textContent()).toBe(before)
  await page.unroute('**/api/clinics?*')
  await button(page).click()
  await expect(page.getByRole('status').filter({ hasText: refreshed })).toBeVisible()
  await expect(page.getByText(refreshFailed)).toHaveCount(0)
})
