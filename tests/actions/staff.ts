import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Role } from '#domain/staff/roles.ts'

/** The clinic of the invented staff. */
export const staffClinic = 'okern'

/**
 * Signs somebody in by a link from the outbox. Each link works once and tests run beside each other, so whoever has used one leaves another.
 */
export async function signIn({ request }: BrowserContext, role: Role): Promise<void> {
  await expect(async () => {
    const answer = await request.get(await findLink(request, role), { maxRedirects: 0 })
    expect(answer.headers().location).not.toContain('#')
  }).toPass()
  const origin = new URL((await request.get('/api/health')).url()).origin
  const another = await request.post('/api/staff/sign-in/again', { data: {}, headers: { origin } })
  expect(another.ok(), await another.text()).toBe(true)
}

async function findLink(request: APIRequestContext, role: Role): Promise<string> {
  const params = { email: `${role}@innom.example` }
  const { messages } = await (await request.get('/api/dev/outbox', { params })).json()
  const links = messages.map(({ text }: { text: string }) => /\S+\/api\/staff\/sign-in\?link=\S+/.exec(text)?.[0])
  return links.filter(Boolean)[Math.floor(Math.random() * links.length)]
}

/** Opens the console as somebody, at their clinic's day. */
export async function openConsole(page: Page, role: Role, path = '/en/staff/'): Promise<void> {
  await signIn(page.context(), role)
  await page.goto(path)
  await expect(page.getByRole('navigation')).toBeVisible()
}
