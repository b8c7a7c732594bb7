import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Role } from '#domain/staff/roles.ts'
import { clockOf } from '#messages/dates.ts'

/** The clinic of the invented staff. */
export const staffClinic = 'okern'

/**
 * Signs somebody in by a link from the outbox. Each link works once and tests run beside each other, so whoever has used one leaves
 * two: the one beside it finds one, too.
 */
export async function signIn({ request }: BrowserContext, role: Role): Promise<void> {
  await expect(async () => {
    const answer = await request.get(await findLink(request, role), { maxRedirects: 0 })
    expect(answer.status(), await answer.text()).toBe(303)
    expect(answer.headers().location).not.toContain('#')
  }).toPass()
  await ask(request, 'post', '/api/staff/sign-in/again', {})
  await ask(request, 'post', '/api/staff/sign-in/again', {})
}

/** The path of a link that signs somebody in, at whatever address this visitor's server is. */
async function findLink(request: APIRequestContext, role: Role): Promise<string> {
  const params = { email: `${role}@innom.example` }
  const { messages } = await (await request.get('/api/dev/outbox', { params })).json()
  const links = messages.flatMap(
    ({ text }: { text: string }) => /\/api\/staff\/sign-in\?link=\S+/.exec(text)?.[0] ?? [],
  )
  return links[Math.floor(Math.random() * links.length)]
}

/** Signs somebody in at a server of the test's own: its links name no port. */
export async function signInAt(page: Page, address: string, role: Role): Promise<void> {
  const readLink = async () => {
    const params = { email: `${role}@innom.example` }
    const { messages } = await (await page.request.get(`${address}/api/dev/outbox`, { params })).json()
    return /\/api\/staff\/sign-in\?link=\S+/.exec(messages[0]?.text ?? '')?.[0]
  }
  await expect.poll(readLink).toBeDefined()
  await page.goto(address + (await readLink()))
}

/** Opens the console as somebody, at their clinic's day. */
export async function openConsole(page: Page, role: Role, path = '/en/staff/'): Promise<void> {
  await signIn(page.context(), role)
  await page.goto(path)
  await expect(page.getByRole('navigation')).toBeVisible()
}

/** A call of the console by whoever is signed in, as a page makes it. */
export async function ask(
  request: APIRequestContext,
  method: 'get' | 'post' | 'patch',
  path: string,
  data?: object,
  headers: Record<string, string> = {},
) {
  const origin = new URL((await request.get('/api/health')).url()).origin
  const answer = await request[method](path, { data, headers: { origin, ...headers } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

export type StaffDay = AnswerOf<'GET /staff/day'>
export type DayVisit = StaffDay['practitioners'][number]['bookings'][number]

export const readDay = (request: APIRequestContext, date: string): Promise<StaffDay> =>
  ask(request, 'get', `/api/staff/day?clinic=${staffClinic}&date=${date}`)

/** A booking on the time line, by the time and the name that are read out first. */
export function visitAt(page: Page, { start, name }: { start: string; name: string }): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`${clockOf(start)} ${name}`) })
}

export interface BookedCaller {
  name: string
  phone: string
  reference: string
}

/** Books people with one practitioner on a day, as the desk does for callers. */
export async function bookCallers(
  request: APIRequestContext,
  date: string,
  people: readonly Pick<BookedCaller, 'name' | 'phone'>[],
): Promise<{ practitioner: { id: string; name: string }; booked: BookedCaller[] }> {
  const treatment = 'gp-consultation'
  const query = new URLSearchParams({ clinic: staffClinic, treatment, date })
  const { slots }: AnswerOf<'GET /staff/times'> = await ask(request, 'get', `/api/staff/times?${query}`)
  const [most] = [...Map.groupBy(slots, ({ practitioner }) => practitioner.id).values()]
    .map(takeApart)
    .sort((a, b) => b.length - a.length)
  const booked: BookedCaller[] = []
  for (const [n, { name, phone }] of people.entries()) {
    const patient = { name, phone, birthdate: '1971-03-04', description: 'Sore throat' }
    const headers = { 'idempotency-key': randomUUID() }
    const order = { slot: most![n]!.id, treatment, patient, locale: 'no' }
    const { reference } = await ask(request, 'post', '/api/staff/bookings', order, headers)
    booked.push({ name, phone, reference })
  }
  return { practitioner: most![0]!.practitioner, booked }
}

/** Times of which none is in the way of another, with the minutes between two patients. */
function takeApart<Time extends { start: string; end: string }>(times: readonly Time[]): Time[] {
  const apart: Time[] = []
  for (const time of times) {
    const last = apart.at(-1)
    if (!last || Date.parse(time.start) >= Date.parse(last.end) + 10 * 60_000) apart.push(time)
  }
  return apart
}

/** The list beside the panel is not wider than its place. */
export async function expectListWhole(page: Page) {
  const list = page.locator('.list-main')
  await expect.poll(() => list.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
}
