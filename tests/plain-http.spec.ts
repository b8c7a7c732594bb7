import { expect } from '@playwright/test'
import config from '../playwright.config.ts'
import { recordRequests } from './actions/requests.ts'
import { test } from './actions/test.ts'

// A name that is not localhost, over plain HTTP: browsers then hide what they offer to secure pages only.
const { launchOptions } = config.use!
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--host-resolver-rules=MAP lan.example localhost'],
  },
})

test('links and the booking work at an address of the local network', async ({ page, baseURL }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`http://lan.example:${new URL(baseURL!).port}/en/clinics/`)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  const record = recordRequests(page)
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
  await page.getByRole('link', { name: 'Book an appointment' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose type')
  expect(record.documents()).toEqual([])
  expect(problems).toEqual([])
})
