import { expect, type Locator, type Page } from '@playwright/test'
import { no as words } from '#messages/booking/no.ts'
import { no as common } from '#messages/no.ts'

/** Nobody taps on something sooner than this after it has appeared: the shortest time in which people react to what they see. */
const reactionTime = 250

async function tap(target: Locator) {
  await target.waitFor()
  await target.page().waitForTimeout(reactionTime)
  await target.tap()
}

/** A patient's whole booking by taps and keys, from a page whose script is not loaded to the booked appointment. */
export async function bookByTaps(page: Page, phone: string) {
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const choose = async (name: string | RegExp) => {
    const link = main.getByRole('link', { name, exact: typeof name === 'string' }).first()
    const target = new URL((await link.getAttribute('href'))!, page.url())
    await tap(link)
    await expect(page).toHaveURL(target.href)
  }
  const type = async (label: string, text: string) => {
    await tap(page.getByLabel(label))
    await page.keyboard.type(text, { delay: 60 })
  }

  // The first tap of the visit: nothing of the page's code has been loaded.
  await tap(page.getByRole('banner').getByRole('link', { name: common.site.bookNow }))
  await heading(words.step.type)
  await choose('På klinikken')
  await choose('Time hos allmennlege')
  await choose('Legetime')
  await choose('Oslo')
  await tap(page.getByRole('button', { name: common.clinic.viewMap }))
  await tap(page.getByRole('button', { name: common.clinic.hideMap }))
  await choose('Kirkeveien')
  await tap(page.getByRole('button', { name: words.time.pickDate }))
  const calendar = page.getByRole('dialog')
  await tap(calendar.getByRole('button', { name: words.time.nextMonth }))
  await tap(calendar.getByRole('button', { name: words.nav.close }))
  await tap(page.getByRole('button', { name: words.time.later }))
  const time = main.getByRole('button', { name: /^\d\d:\d\d$/ }).last()
  await tap(time)
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  await tap(page.getByRole('button', { name: words.nav.next, exact: true }))
  await heading(words.step.information)
  await type(words.form.name, 'Kari Nordmann')
  await type(words.form.birthdate, '04-03-2000')
  await tap(page.getByLabel(words.form.phone))
  await page.getByLabel(words.form.phone).fill('')
  await page.keyboard.type(phone, { delay: 60 })
  await type(words.form.description, 'Vondt i halsen siden fredag')
  await tap(page.getByRole('button', { name: words.nav.next, exact: true }))
  await type(words.code.code, await readCode(page, phone))
  await heading(words.step.confirm)
  await tap(page.getByRole('button', { name: words.confirm.button }))
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
