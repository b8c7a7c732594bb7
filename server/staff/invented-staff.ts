import type { Database } from '#database/client.ts'
import { keepMail } from '#database/jobs/outbox.ts'
import { findMember, inviteMember } from '#database/staff/members.ts'
import { addLink } from '#database/staff/sessions.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { everyClinic, roles, type StaffMember } from '#domain/staff/roles.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'

/** Who starts the links. */
const by = 'start'

/** Somebody for every role, to try the console with: at the clinic that most practitioners work at, the administrator at all. */
function inventStaff({ clinics, practitioners }: Facts): StaffMember[] {
  const staffOf = (clinic: string) => practitioners.filter((it) => it.shifts.some((shift) => shift.clinic === clinic))
  const [clinic] = clinics.map(({ id }) => id).sort((a, b) => staffOf(b).length - staffOf(a).length)
  const [practitioner] = clinic === undefined ? [] : staffOf(clinic)
  if (clinic === undefined || !practitioner) return []
  return roles.map((role) => ({
    email: `${role}@innom.example`,
    role,
    clinics: role === 'administrator' ? [everyClinic] : [clinic],
    practitioner: role === 'practitioner' ? practitioner.id : null,
  }))
}

/** Invites them and leaves a link for each in the outbox, which signs in once. Returns the links by role. */
export async function inviteInventedStaff(
  database: Database,
  facts: Facts,
  site: string,
  now: Temporal.Instant,
): Promise<{ role: string; link: string }[]> {
  const links: { role: string; link: string }[] = []
  for (const member of inventStaff(facts)) {
    const token = drawBytes(24).toString('base64url')
    // Those who are known stay signed in.
    if (!(await findMember(database, member.email))) await inviteMember(database, member, by, now)
    await addLink(database, hashToken(token), member.email, now)
    const link = `${site}/api/staff/sign-in?link=${token}`
    const text = `Sign in to the console as ${member.role}, once:\n${link}`
    const mail = { key: `staff-link:${token}`, to: member.email, replyTo: null, subject: 'Sign in to Innom', text }
    await keepMail(database, mail, now)
    links.push({ role: member.role, link })
  }
  return links
}
