// For operators: who may use the console, and who looked at a patient. See docs/operations.md.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { OperatorError } from '#domain/operator-error.ts'
import { checkPhoneFormat } from '#domain/phones/phone-format.ts'
import { type Role, roles } from '#domain/staff/roles.ts'
import { staffOperations } from '#server/staff/staff-operations.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run staff -- invite EMAIL --role ROLE --clinic ID [--clinic ID …] [--practitioner ID]
                                         gives access; --clinic '*' for all clinics; again changes it
npm run staff -- role EMAIL ROLE         another role at the same clinics: ${roles.join(', ')}
npm run staff -- revoke EMAIL            takes access away and ends every session at once
npm run staff -- sessions                who has access, and how many sessions they have open
npm run staff -- log --patient PHONE     who saw or changed what of a patient`

const who = userInfo().username
const config = readSettings()
const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  const { positionals, values } = readArguments()
  const [action, first, second, ...others] = positionals
  if (others.length === 0) {
    if (action === 'invite' && first && !second && values.role) return invite(first, values)
    if (action === 'role' && first && second) return changeRole(first, second)
    if (action === 'revoke' && first && !second) return revoke(first)
    if (action === 'sessions' && !first) return list()
    if (action === 'log' && !first && values.patient) return log(values.patient)
  }
  console.error(usage)
  return 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        clinic: { type: 'string', multiple: true },
        practitioner: { type: 'string' },
        patient: { type: 'string' },
      },
    })
  } catch {
    throw new OperatorError(usage)
  }
}

async function invite(
  email: string,
  given: { role?: string; clinic?: string[]; practitioner?: string },
): Promise<number> {
  const member = await run(staffOperations.invite, {
    email,
    role: readRole(given.role!),
    clinics: given.clinic ?? [],
    practitioner: given.practitioner ?? null,
    who,
  })
  console.log(`${member.email} is ${member.role} at ${member.clinics.join(', ')}.`)
  return 0
}

async function changeRole(email: string, role: string): Promise<number> {
  const member = await run(staffOperations.role, { email, role: readRole(role), who })
  console.log(`${member.email} is ${member.role} at ${member.clinics.join(', ')}, and has to sign in again.`)
  return 0
}

async function revoke(email: string): Promise<number> {
  const { revoked } = await run(staffOperations.revoke, { email, who })
  if (revoked) console.log(`${email} has no access any more.`)
  else console.error(`${email} had no access.`)
  return revoked ? 0 : 1
}

async function list(): Promise<number> {
  const { members } = await run(staffOperations.list, {})
  for (const { email, role, clinics, sessions } of members) {
    console.log([email, role, clinics.join(','), `${sessions} open`].join('  '))
  }
  if (members.length === 0) console.log('Nobody has access.')
  return 0
}

async function log(phone: string): Promise<number> {
  const checked = checkPhoneFormat(phone)
  if (!checked.ok) throw new OperatorError('A phone is written with its country: +4791234567.')
  const { looks } = await run(staffOperations.log, { phone: checked.value })
  for (const { at, email, role, action, reference } of looks) {
    console.log([sayMoment(at), email, role, action, reference ?? ''].join('  '))
  }
  if (looks.length === 0) console.log('Nobody has looked at this patient.')
  return 0
}

function readRole(text: string): Role {
  const role = roles.find((it) => it === text)
  if (!role) throw new OperatorError(`There is no role '${text}': ${roles.join(', ')}.`)
  return role
}
