import { expect, type Page } from '@playwright/test'
import type { PageErrorBody } from '#domain/site/page-error.ts'
import { test } from './actions/test.ts'

/** Reports that the page sends to the server, as they are answered. */
function collectReports(page: Page) {
  const reports: { status: number; body: PageErrorBody }[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/page-errors')) return
    reports.push({ status: response.status(), body: response.request().postDataJSON() as PageErrorBody })
  })
  return reports
}

test('a page whose template fails keeps the header, offers another try and a number, and is reported', async ({
  page,
}) => {
  const reports = collectReports(page)
  const data = '**/page-data/en/about-us/page-data.json'
  await page.route(data, async (route) => {
    const answer = await route.fetch()
    const broken = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...broken, data: { ...broken.data, sections: null } } })
  })
  await page.goto('/en/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await expect(alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => reports).toMatchObject([{ status: 204, body: { page: 'content', part: 'page' } }])

  await page.unroute(data)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})

test('a script that cannot be fetched leads to a page with a way on, and is reported', async ({ page }) => {
  const reports = collectReports(page)
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  await page.goto('/en/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => reports).toMatchObject([{ status: 204, body: { part: 'script', error: 'TypeError' } }])
})
