// For operators: which tablets are kiosks. See docs/operations.md.
import { userInfo } from 'node:os'
import { kioskOperations } from '#server/kiosks/kiosk-operations.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run kiosk -- register CLINIC   prints a code that makes a tablet the kiosk of a clinic
npm run kiosk -- list              the kiosks, and codes that wait to be typed
npm run kiosk -- rename ID NAME    says what staff call a kiosk: 'by the door'
npm run kiosk -- revoke ID         makes a kiosk an ordinary browser again`

const [action, argument, ...others] = process.argv.slice(2)
const who = userInfo().username
const config = readSettings()

const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  if (action === 'list' && argument === undefined) return list()
  if (action === 'register' && argument !== undefined && others.length === 0) return register(argument)
  if (action === 'rename' && argument !== undefined && others.length > 0) return rename(argument, others.join(' '))
  if (action === 'revoke' && argument !== undefined && others.length === 0) return revoke(argument)
  console.error(usage)
  return 1
}

async function register(clinic: string): Promise<number> {
  const { id, code, codeExpiresAt, address } = await run(kioskOperations.register, { clinic, who })
  console.log(`Code: ${code}`)
  console.log(`Open ${address} on the tablet and type it there.`)
  console.log(`It works once, until ${sayMoment(codeExpiresAt)}. The kiosk's id is ${id}.`)
  return 0
}

async function list(): Promise<number> {
  const { kiosks } = await run(kioskOperations.list, {})
  const states = { registered: 'last seen', 'code-waits': 'code not used yet', 'code-expired': 'code expired' }
  for (const { id, clinic, name, state, seenAt } of kiosks) {
    const named = name === null ? [] : [name]
    console.log([id, clinic, ...named, states[state], ...(seenAt ? [sayMoment(seenAt)] : [])].join('  '))
  }
  if (kiosks.length === 0) console.log('There is no kiosk.')
  return 0
}

async function rename(id: string, name: string): Promise<number> {
  const { renamed } = await run(kioskOperations.rename, { id, name })
  if (renamed) console.log(`${id} is called '${name}'.`)
  else console.error(`There is no kiosk '${id}'.`)
  return renamed ? 0 : 1
}

async function revoke(id: string): Promise<number> {
  const { revoked } = await run(kioskOperations.revoke, { id, who })
  if (revoked) console.log(`${id} is no kiosk any more.`)
  else console.error(`There is no kiosk '${id}'.`)
  return revoked ? 0 : 1
}
