import { inviteMember } from '#database/staff/members.ts'
import { addLink } from '#database/staff/sessions.ts'
import type { Role, StaffMember } from '#domain/staff/roles.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'
import type { CallOptions, Reply, TestApi } from './test-api.ts'

/** A browser in which somebody is signed in to the console. */
export interface StaffBrowser {
  call(method: 'GET' | 'POST' | 'PATCH', url: string, options?: CallOptions): Promise<Reply>
  cookie: string
}

/** Invites somebody and signs them in by a link. */
export async function signInStaff(
  api: TestApi,
  role: Role,
  {
    clinics = ['bislett'],
    practitioner = role === 'practitioner' ? 'anne-lege' : null,
    email,
  }: Partial<StaffMember> = {},
): Promise<StaffBrowser> {
  const member = { email: email ?? `${role}@innom.example`, role, clinics, practitioner }
  const { database, clock } = api.service
  await inviteMember(database, member, 'test', clock.now())
  const reply = await openLink(api, await makeLink(api, member.email))
  return browserWith(api, staffCookieOf(reply))
}

export async function makeLink({ service }: TestApi, email: string): Promise<string> {
  const token = drawBytes(24).toString('base64url')
  await addLink(service.database, hashToken(token), email, service.clock.now())
  return token
}

export function openLink(api: TestApi, link: string, headers: Record<string, string> = {}): Promise<Reply> {
  return api.call('GET', `/api/staff/sign-in?link=${link}`, { headers })
}

export function staffCookieOf(reply: Reply): string {
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  return cookies.find((it) => /^(?:__Host-)?staff=/.test(it))?.split(';')[0] ?? ''
}

export function browserWith(api: TestApi, cookie: string): StaffBrowser {
  const origin = api.service.config.SITE_URL
  return {
    cookie,
    call: (method, url, options = {}) =>
      api.call(method, url, { ...options, headers: { cookie, origin, ...options.headers } }),
  }
}
