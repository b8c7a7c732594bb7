import { expect, type Page } from '@playwright/test'
import { doctorAt, expectStep, languages, listTimes, openBooking, type Person, pressNext, readCode } from './booking.ts'

const { words } = languages.en
const { together, form, step } = words

/** From the times for one to the form for two, who come at the first time of the day. */
export async function chooseTimesForTwo(page: Page, clinic: string, day: string, way?: 'side-by-side') {
  await openBooking(page, 'en', doctorAt(clinic, day))
  await page.getByRole('link', { name: together.add }).click()
  await expect(page.getByRole('heading', { name: together.howMany })).toBeFocused()
  if (way) await chooseWay(page, together[way])
  else await listTimes(page).first().click()
  await expect(page.getByText(words.time.chosen)).toBeVisible()
}

/** The first time of the day at which people can come in a way. */
async function chooseWay(page: Page, name: string) {
  const way = page.getByRole('radio', { name })
  // A list that is still being fetched has none to go through.
  await expect(listTimes(page).first()).toBeVisible()
  for (const time of await listTimes(page).all()) {
    await time.click()
    await expect(time).toHaveAttribute('aria-pressed', 'true')
    if ((await way.count()) > 0) break
  }
  await way.click()
  await expect(way).toBeChecked()
}

/** Two people with one phone, up to the order. */
export async function identifyTwo(page: Page, person: Person) {
  await expectStep(page, step.information)
  for (const [place, name] of [person.name, 'Ola Nordmann'].entries()) {
    const group = page.getByRole('group', { name: `Person ${place + 1}` })
    await group.getByLabel(form.name).fill(name)
    await group.getByLabel(form.birthdate).fill(place === 0 ? '03/13/1990' : '05/13/2015')
    await group.getByLabel(form.description).fill(person.description)
  }
  await page.getByLabel(form.phone).fill(person.phone)
  await pressNext(page, 'en')
  await page.getByLabel(words.code.code).fill(await readCode(page.request, person.phone))
  await expectStep(page, step.confirm)
}
