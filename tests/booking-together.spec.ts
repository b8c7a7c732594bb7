import { expect } from '@playwright/test'
import { format } from '#messages/format.ts'
import { expectAccessible } from './actions/accessible.ts'
import {
  doctorAt,
  drawAddress,
  drawPerson,
  expectStep,
  languages,
  listTimes,
  openBooking,
  pressNext,
  readMessages,
  test,
  workday,
} from './actions/booking.ts'
import { chooseTimesForTwo, identifyTwo } from './actions/together.ts'

const { words, booked } = languages.en
const { together, step } = words

test('a parent books for two with one code, and each has an appointment and a link of their own', async ({ page }) => {
  const person = drawPerson('en')
  await chooseTimesForTwo(page, 'nydalen', workday(2))
  // How many and when stand beside Next, and in the summary.
  const [first, second] = (await page.getByText(words.time.chosen).textContent())!.match(/\d\d:\d\d/g)!
  await expect(page.getByText(new RegExp(`^2 people · \\w+ ${first}, ${second}$`))).toBeVisible()
  await expect(page.getByRole('complementary', { name: together.yours })).toContainText('2 people, NOK')
  await expectAccessible(page, 'times for two')
  await pressNext(page, 'en')
  await expectStep(page, step.information)
  await pressNext(page, 'en')
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link', { name: /^Person 2: / })).toHaveCount(3)
  await expectAccessible(page, 'the form for two with its errors')
  await summary
    .getByRole('link', { name: /^Person 2: / })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel(words.form.name)).toBeFocused()
  await identifyTwo(page, person)
  await expectAccessible(page, 'the order for two')

  // What was typed survives a reload, and a change of the first person finds the second as they were.
  await page.reload()
  await expectStep(page, step.confirm)
  await page.getByRole('link', { name: 'Edit: Name' }).first().click()
  await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel(words.form.name)).toHaveValue('Ola Nordmann')
  await page.getByRole('group', { name: 'Person 1' }).getByLabel(words.form.name).fill('Kari Anne Nordmann')
  await pressNext(page, 'en')
  await expectStep(page, step.confirm)
  await expect(page.getByRole('heading', { name: 'Kari Anne Nordmann' })).toBeVisible()

  await expect(page.getByText(together.pay)).toBeVisible()
  await page.getByRole('button', { name: words.confirm.button }).dblclick()
  await page.waitForURL(`**${booked}`)
  await expectStep(page, together.booked)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(words.booked.reference, { exact: true })).toHaveCount(2)
  await expect(page.getByRole('img', { name: words.checkIn.code })).toHaveCount(2)
  await expectAccessible(page, 'two appointments')
  await expect
    .poll(async () =>
      (await readMessages(page.request, person.phone)).filter(({ text }) => text.includes('my-appointment')),
    )
    .toHaveLength(1)

  // One of them is cancelled by itself.
  await page.getByRole('link', { name: 'Move or cancel the appointment for Ola' }).click()
  await expectStep(page, words.manage.heading)
  await expect(page.getByRole('region', { name: words.booked.yourAppointment })).toContainText('Ola')
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await expect(page.getByRole('dialog')).toContainText('Ola')
  await page.getByRole('button', { name: words.manage.yes }).click()
  await expectStep(page, words.manage.cancelled)
  await expect(
    page.getByText(/^The appointment for Ola on .* is cancelled\. This doesn’t change the other/),
  ).toBeVisible()
  await page.getByRole('link', { name: together.all }).click()
  await expectStep(page, together.booked)
  const cancelled = page.getByRole('region', { name: `Ola: ${words.booked.yourAppointment}` })
  await expect(cancelled).toContainText(together.cancelled)
  await expect(cancelled).not.toContainText('NOK')
  await expect(page.getByText(together.cancelled, { exact: true })).toHaveCount(1)
})

test('a time that was chosen for one is the first person’s, or it is said that others cannot follow', async ({
  page,
}) => {
  await openBooking(page, 'en', doctorAt('nydalen', workday(4)))
  const times = listTimes(page)
  const chosen = (await times.nth(2).textContent())!.slice(0, 5)
  await times.nth(2).click()
  // Also after it was held for one.
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  // From the form, where a parent notices that there are two, with what is typed.
  await page.getByLabel(words.form.name).fill('Kari Nordmann')
  await page.getByRole('link', { name: together.add }).click()
  await expect(page.getByRole('heading', { name: together.howMany })).toBeFocused()
  await expect(page.getByText(words.time.chosen)).toContainText(
    new RegExp(`: ${chosen}(, | with .*, )\\d\\d:\\d\\d with`),
  )
  await pressNext(page, 'en')
  await expect(page.getByRole('group', { name: 'Person 1' }).getByLabel(words.form.name)).toHaveValue('Kari Nordmann')
  await page.getByRole('link', { name: words.nav.back }).click()
  const countTo = (count: string) =>
    page.getByRole('list', { name: together.howMany }).getByRole('link', { name: count }).click()
  await countTo('3')
  await expect(page.getByText(words.time.chosen)).toContainText(`: ${chosen}`)
  await countTo('1')
  await expect(page.getByText(words.time.chosen)).toContainText(chosen)
  // Nobody can come after the last.
  const last = (await times.last().textContent())!.slice(0, 5)
  await times.last().click()
  await page.getByRole('link', { name: together.add }).click()
  await expect(page.getByText(format(together.cannotBegin, { time: last }))).toBeVisible()
})

test('Back to the form and Forward again find the times for two as they were', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('nydalen', workday(5)))
  await listTimes(page).first().click()
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  await page.getByRole('link', { name: together.add }).click()
  await expect(page.getByText(words.time.chosen)).toBeVisible()
  const chosen = (await page.getByText(words.time.chosen).textContent())!
  await page.goBack()
  await expectStep(page, step.information)
  await expect(page.getByText(words.hold.held)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: together.howMany })).toBeVisible()
  await expect(page.getByText(words.time.chosen)).toContainText(chosen)
  await pressNext(page, 'en')
  await expect(page.getByText(together.held)).toBeVisible()
})

test('where somebody else takes one of the times nothing is held, and three other times for both are offered', async ({
  page,
  request,
}) => {
  await chooseTimesForTwo(page, 'lillestrom', workday(2))
  const others = new URL(page.url()).searchParams.get('others')!
  const taken = await request.post('/api/holds', {
    data: { slot: others },
    headers: { 'x-forwarded-for': drawAddress() },
  })
  expect(taken.status()).toBe(201)
  await pressNext(page, 'en')
  await expect(page.getByText(together.taken)).toBeVisible()
  const nearest = page.getByRole('list', { name: words.confirm.nearest }).getByRole('button')
  await expect(nearest).toHaveCount(3)
  await nearest.first().click()
  await expect(page.getByText(together.held)).toBeVisible()
  // Back shows them chosen: nobody else has them.
  await page.getByRole('link', { name: words.nav.back }).click()
  await expectStep(page, step.time)
  await expect(page.getByText(words.time.chosen)).toBeVisible()
  await expect(page.getByText(together.gone)).toBeHidden()
})

test('with an agreement everybody books for themselves', async ({ page }) => {
  await openBooking(page, 'en', `${doctorAt('nydalen', workday(3))}&partner=fjelltrygg`)
  await expect(page.getByText('The agreement with Fjelltrygg is for one person at a time.')).toBeVisible()
  await expect(page.getByRole('link', { name: together.add })).toBeHidden()
})

test('where another system keeps the times, nobody is offered what it cannot do', async ({ page }) => {
  const path = doctorAt('nydalen', workday(2))
  await openBooking(page, 'en', path)
  await expect(page.getByRole('link', { name: together.add })).toBeVisible()
  await page.getByText(words.time.cannotFind).click()
  await expect(page.getByRole('link', { name: words.time.waitingList })).toBeVisible()
  await page.route('**/api/days?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isKeptElsewhere: true } })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Morning' })).toBeVisible()
  await page.getByText(words.time.cannotFind).click()
  await expect(page.getByRole('button', { name: words.nav.tryAgain })).toBeVisible()
  await expect(page.getByRole('link', { name: together.add })).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.time.waitingList })).toHaveCount(0)
})
