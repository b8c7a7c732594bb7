import { type APIRequestContext, expect } from '@playwright/test'
import { drawAddress, expectStep, languages, openSecondVisitor, test } from './actions/booking.ts'

const { words, common } = languages.no
const headers = () => ({ 'x-forwarded-for': drawAddress() })

/** The booking link of one of the last free times that a clinic publishes. */
async function readLink(request: APIRequestContext, clinic: string): Promise<string> {
  const file = await request.get(`/fhir/$bulk-publish/Slot/${clinic}.ndjson`, { headers: headers() })
  const slots = (await file.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const free = slots.filter(({ status }) => status === 'free').at(-1)
  const { valueUrl } = free.extension.find(({ url }: { url: string }) => url.endsWith('/booking-deep-link'))
  const { pathname, search } = new URL(valueUrl)
  // What portals may add.
  return `${pathname}${search}&source=a-portal&booking-referral=1234`
}

test('a time that another site shows opens at the form and is held, and whoever comes second is told', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const link = await readLink(request, 'nordstrand')
  await page.goto(link)
  await expectStep(page, words.step.information)
  await expect(page.getByText(words.hold.held)).toBeVisible()
  // What is chosen is said, and can be changed, as if it had been chosen here.
  await expect(page.getByRole('main').getByText('Nordstrand').filter({ visible: true }).first()).toBeVisible()

  const second = await openSecondVisitor(browser, baseURL!)
  await second.goto(link)
  await expect(second.getByText(common.problems['slot-taken'])).toBeVisible()
  await second.context().close()
})

test('a link to a time that is no longer worked says so', async ({ page, request }) => {
  const link = await readLink(request, 'nordstrand')
  const gone = link.replace(/(slot=[^&]*\.)[0-9a-z]+/, '$1taaaa1')
  await page.goto(gone)
  await expect(page.getByText(words.hold.gone)).toBeVisible()
})
