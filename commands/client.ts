// For operators: other systems that may ask and book. See docs/integration.md.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { OperatorError } from '#domain/operator-error.ts'
import { clientOperations } from '#server/clients/client-operations.ts'
import { clientScopes } from '#server/clients/client-scopes.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run client -- add NAME --scope SCOPE [--scope SCOPE …] [--clinic ID …]
                              prints the id and the secret of another system; without --clinic for all clinics
npm run client -- list        which there are, and when they last asked for a token
npm run client -- revoke ID   takes its access away at once; what it has booked stays

Scopes:
${Object.entries(clientScopes)
  .map(([scope, meaning]) => `  ${scope.padEnd(25)} ${meaning}`)
  .join('\n')}`

const who = userInfo().username
const config = readSettings()
const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  const { positionals, values } = readArguments()
  const [action, argument, ...others] = positionals
  if (others.length === 0) {
    if (action === 'add' && argument) return add(argument, values)
    if (action === 'list' && !argument) return list()
    if (action === 'revoke' && argument) return revoke(argument)
  }
  console.error(usage)
  return 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { scope: { type: 'string', multiple: true }, clinic: { type: 'string', multiple: true } },
    })
  } catch {
    throw new OperatorError(usage)
  }
}

async function add(
  name: string,
  { scope = [], clinic = [] }: { scope?: string[] | undefined; clinic?: string[] | undefined },
): Promise<number> {
  const { id, secret, address } = await run(clientOperations.add, { name, scopes: scope, clinics: clinic, who })
  console.log(`Client:  ${id}`)
  console.log(`Secret:  ${secret}`)
  console.log(`Address: ${address}`)
  console.log('The secret is shown once: we keep only its hash.')
  return 0
}

async function list(): Promise<number> {
  const { clients } = await run(clientOperations.list, {})
  for (const { id, name, scopes, clinics, seenAt } of clients) {
    const where = clinics.length === 0 ? 'all clinics' : clinics.join(', ')
    const seen = seenAt ? `last token ${sayMoment(seenAt)}` : 'never asked for a token'
    console.log([id, name, scopes.join(' '), where, seen].join('  '))
  }
  if (clients.length === 0) console.log('There is no client.')
  return 0
}

async function revoke(id: string): Promise<number> {
  const { revoked } = await run(clientOperations.revoke, { id, who })
  if (revoked) console.log(`${id} has no access any more.`)
  else console.error(`There is no client '${id}'.`)
  return revoked ? 0 : 1
}
