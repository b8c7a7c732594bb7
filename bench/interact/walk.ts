import { expect, type Page } from '@playwright/test'
import { no as words } from '#messages/booking/no.ts'
import { no as common } from '#messages/no.ts'

/** A patient's whole booking by taps and keys, from a page that sleeps to the booked appointment. */
export async function bookByTaps(page: Page, phone: string) {
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const choose = async (name: string | RegExp) => {
    const link = main.getByRole('link', { name, exact: typeof name === 'string' }).first()
    const target = new URL((await link.getAttribute('href'))!, page.url())
    await link.tap()
    await expect(page).toHaveURL(target.href)
  }
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).tap()
    await page.keyboard.type(text, { delay: 60 })
  }

  // The first tap of the visit: nothing of the page's code has been loaded.
  await page.getByRole('banner').getByRole('link', { name: common.site.bookAppointment }).tap()
  await heading(words.step.type)
  await choose('I klinikk')
  await choose('Time hos allmennlege')
  await choose('Legetime')
  await choose('Oslo')
  await page.getByRole('button', { name: common.clinic.viewMap }).tap()
  await page.getByRole('button', { name: common.clinic.hideMap }).tap()
  await choose('Kirkeveien')
  await page.getByRole('button', { name: words.time.pickDate }).tap()
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('button', { name: words.time.nextMonth }).tap()
  await calendar.getByRole('button', { name: words.nav.close }).tap()
  await page.getByRole('button', { name: words.time.later }).tap()
  const time = main.getByRole('button', { name: /^\d\d:\d\d$/ }).last()
  await time.tap()
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: words.nav.next, exact: true }).tap()
  await heading(words.step.information)
  await type(words.form.name, 'Kari Nordmann')
  await type(words.form.birthdate, '04-03-2000')
  await page.getByLabel(words.form.phone).tap()
  await page.getByLabel(words.form.phone).fill('')
  await page.keyboard.type(phone, { delay: 60 })
  await type(words.form.description, 'Vondt i halsen siden fredag')
  await page.getByRole('button', { name: words.nav.next, exact: true }).tap()
  await type(words.code.code, await readCode(page, phone))
  await heading(words.step.confirm)
  await page.getByRole('button', { name: words.confirm.button }).tap()
  await heading(words.step.booked)
}

/** The code that was sent to a phone, from the outbox that servers have outside of production. */
async function readCode(page: Page, phone: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `${new URL(page.url()).origin}/api/dev/outbox?phone=${encodeURIComponent(phone)}`,
      )
      const { messages } = (await answer.json()) as { messages: { text: string }[] }
      code = messages.map(({ text }) => /#(\d{6})$/.exec(text)?.[1]).find(Boolean)
      return code
    })
    .toBeDefined()
  return code!
}
