import type { Database } from '#database/client.ts'
import { findMember, inviteMember } from '#database/staff/members.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { everyClinic, roles, type StaffMember } from '#domain/staff/roles.ts'
import { leaveLink } from './sign-in-links.ts'

/** Who starts the links. */
const by = 'start'

/** Somebody for every role, to try the console with: at the clinic that most practitioners work at, the administrator at all. */
function inventStaff({ clinics, practitioners }: Facts): StaffMember[] {
  const worked = practitioners.flatMap((it) => [...new Set(it.shifts.map(({ clinic }) => clinic))])
  const staff = Map.groupBy(worked, (clinic) => clinic)
  const countStaff = (clinic: string) => staff.get(clinic)?.length ?? 0
  const [clinic] = clinics.map(({ id }) => id).sort((a, b) => countStaff(b) - countStaff(a))
  const practitioner = practitioners.find((it) => it.shifts.some((shift) => shift.clinic === clinic))
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
    // Those who are known stay signed in.
    if (!(await findMember(database, member.email))) await inviteMember(database, member, by, now)
    links.push({ role: member.role, link: await leaveLink(database, member, site, now) })
  }
  return links
}
