import type { Database } from '#database/client.ts'
import { keepMail } from '#database/jobs/outbox.ts'
import { addLink } from '#database/staff/sessions.ts'
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
  await keepMail(
    database,
    { key: `staff-link:${token}`, to: email, replyTo: null, subject: 'Sign in to Innom', text },
    now,
  )
  return link
}
