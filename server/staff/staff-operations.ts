import * as z from 'zod'
import { readAccessOf } from '#database/staff/access-log.ts'
import { findMember, inviteMember, listMembers, revokeMember } from '#database/staff/members.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { everyClinic, type Role, roles, type StaffMember } from '#domain/staff/roles.ts'
import { formatMoment } from '../clock/moments.ts'
import type { OperatorParts } from '../control/operator-parts.ts'

const who = z.string()
const member = z.object({
  email: z.string(),
  role: z.enum(roles),
  clinics: z.array(z.string()).readonly(),
  practitioner: z.string().nullable(),
})
const looks = z.object({
  looks: z.array(
    z.object({
      at: z.string(),
      email: z.string(),
      role: z.string(),
      action: z.string(),
      reference: z.string().nullable(),
    }),
  ),
})

/** What `npm run staff` can do. */
export const staffOperations = {
  invite: {
    name: 'staff.invite',
    input: member.extend({ who }),
    answer: member,
    run: async (parts: OperatorParts, { who, ...input }: StaffMember & { who: string }) => {
      const invited = checkMember(parts, { ...input, email: readEmail(input.email) })
      await inviteMember(parts.database, invited, who, parts.clock.now())
      return invited
    },
  },
  role: {
    name: 'staff.role',
    input: z.object({ email: z.string(), role: z.enum(roles), who }),
    answer: member,
    run: async (parts: OperatorParts, { email, role, who }: { email: string; role: Role; who: string }) => {
      const known = await findMember(parts.database, readEmail(email))
      if (!known) throw new OperatorError(`${email} has no access. Invite them first.`)
      const changed = checkMember(parts, { ...known, role })
      await inviteMember(parts.database, changed, who, parts.clock.now())
      return changed
    },
  },
  revoke: {
    name: 'staff.revoke',
    input: z.object({ email: z.string(), who }),
    answer: z.object({ revoked: z.boolean() }),
    run: async ({ database, clock }: OperatorParts, { email, who }: { email: string; who: string }) => ({
      revoked: await revokeMember(database, readEmail(email), who, clock.now()),
    }),
  },
  list: {
    name: 'staff.list',
    input: z.object({}),
    answer: z.object({ members: z.array(member.extend({ sessions: z.int() })) }),
    run: async ({ database }: OperatorParts) => ({ members: await listMembers(database) }),
  },
  log: {
    name: 'staff.log',
    input: z.object({ phone: z.string() }),
    answer: looks,
    run: async ({ database, secrets, zone }: OperatorParts, { phone }: { phone: string }) => {
      const found = await readAccessOf(database, secrets.hash('phone', phone))
      return {
        looks: found.map(({ at, email, role, action, reference }) => ({
          at: formatMoment(at, zone),
          email,
          role,
          action,
          reference,
        })),
      }
    },
  },
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (!z.email().safeParse(email).success) throw new OperatorError(`'${text}' is no email address.`)
  return email
}

/** Clinics and practitioner are known; a practitioner is somebody who works at one of the clinics. */
function checkMember({ schedules }: OperatorParts, given: StaffMember): StaffMember {
  const { clinics, practitioners } = schedules.content
  const known = clinics.map(({ id }) => id)
  const unknown = given.clinics.find((id) => id !== everyClinic && !known.includes(id))
  if (unknown !== undefined) {
    throw new OperatorError(`There is no clinic '${unknown}'. There are: ${known.join(', ')}.`)
  }
  if (given.clinics.length === 0) throw new OperatorError('Name a clinic with --clinic, or * for all of them.')
  if (given.practitioner !== null && !practitioners.some(({ id }) => id === given.practitioner)) {
    throw new OperatorError(`There is no practitioner '${given.practitioner}'.`)
  }
  if (given.role === 'practitioner' && given.practitioner === null) {
    throw new OperatorError('Say with --practitioner who they are, so that they see their own patients.')
  }
  return given
}
