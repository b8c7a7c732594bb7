import type { Database } from '#database/client.ts'
import { dropMail, keepMail } from '#database/jobs/outbox.ts'
import { addLink, redeemLink } from '#database/staff/sessions.ts'
import type { StaffMember } from '#domain/staff/roles.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'

/** Leaves a link that signs a member in once in the outbox, and answers it. Outside production only. */
export async function leaveLink(
  database: Database,
  { email, role }: Pick<StaffMember, 'email' | 'role'>,
  site: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = drawBytes(24).toString('base64url')
  await addLink(database, hashToken(token), email, now)
  const link = `${site}/api/staff/sign-in?link=${token}`
  const text = `Sign in to the console as ${role}, once:\n${link}`
  await keepMail(database, { key: mailKey(token), to: email, replyTo: null, subject: 'Sign in to Innom', text }, now)
  return link
}

/** Answers whom a link signs in; it works no more, and is no longer in the outbox. */
export async function spendLink(database: Database, token: string, now: Temporal.Instant): Promise<string | undefined> {
  const email = await redeemLink(database, hashToken(token), now)
  if (email) await dropMail(database, mailKey(token))
  return email
}

const mailKey = (token: string): string => `staff-link:${token}`
