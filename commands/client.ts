// For operators: other systems that may ask and book. See docs/integration.md.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { OperatorError } from '#domain/operator-error.ts'
import { clientOperations } from '#server/clients/client-operations.ts'
import { clientScopes } from '#server/clients/client-scopes.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run client -- add NAME --scope SCOPE [--scope SCOPE …] [--clinic ID …] [--webhook URL]
                              prints the id and the secret of another system; without --clinic for all clinics;
                              with --webhook it is told there of bookings, and the secret that signs them is printed too
npm run client -- list        which there are, when they last asked for a token, and what their webhooks have not got
npm run client -- revoke ID   takes its access away at once; what it has booked stays
npm run client -- replay ID [--since MOMENT]
                              sends what its webhook has not got once more, with --since everything from then on

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
    if (action === 'add' && argument && values.since === undefined) return add(argument, values)
    if (action === 'list' && !argument) return list()
    if (action === 'revoke' && argument) return revoke(argument)
    if (action === 'replay' && argument) return replay(argument, values.since)
  }
  console.error(usage)
  return 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        scope: { type: 'string', multiple: true },
        clinic: { type: 'string', multiple: true },
        webhook: { type: 'string' },
        since: { type: 'string' },
      },
    })
  } catch {
    throw new OperatorError(usage)
  }
}

async function add(
  name: string,
  {
    scope = [],
    clinic = [],
    webhook,
  }: { scope?: string[] | undefined; clinic?: string[] | undefined; webhook?: string | undefined },
): Promise<number> {
  const input = { name, scopes: scope, clinics: clinic, webhook, who }
  const { id, secret, address, webhookSecret } = await run(clientOperations.add, input)
  console.log(`Client:  ${id}`)
  console.log(`Secret:  ${secret}`)
  console.log(`Address: ${address}`)
  if (webhookSecret !== null) console.log(`Webhook: ${webhookSecret}`)
  console.log(
    webhookSecret === null
      ? 'The secret is shown once: we keep only its hash.'
      : 'Both secrets are shown once. The second signs what the webhook is told.',
  )
  return 0
}

async function list(): Promise<number> {
  const { clients } = await run(clientOperations.list, {})
  for (const { id, name, scopes, clinics, seenAt, webhook } of clients) {
    const where = clinics.length === 0 ? 'all clinics' : clinics.join(', ')
    const seen = seenAt ? `last token ${sayMoment(seenAt)}` : 'never asked for a token'
    console.log([id, name, scopes.join(' '), where, seen, ...(webhook ? [sayWebhook(webhook)] : [])].join('  '))
  }
  if (clients.length === 0) console.log('There is no client.')
  return 0
}

function sayWebhook(webhook: { url: string; goneAt: string | null; waiting: number; givenUp: number }): string {
  const { url, goneAt, waiting, givenUp } = webhook
  const said = goneAt ? `, ended by its receiver ${sayMoment(goneAt)}` : ''
  return `${url}${said}, ${waiting} not delivered, ${givenUp} of them given up`
}

async function replay(id: string, since: string | undefined): Promise<number> {
  const { events } = await run(clientOperations.replay, { id, since })
  if (events === null) console.error(`There is no client '${id}' with a webhook.`)
  else console.log(events === 1 ? '1 event is sent once more.' : `${events} events are sent once more.`)
  return events === null ? 1 : 0
}

async function revoke(id: string): Promise<number> {
  const { revoked } = await run(clientOperations.revoke, { id, who })
  if (revoked) console.log(`${id} has no access any more.`)
  else console.error(`There is no client '${id}'.`)
  return revoked ? 0 : 1
}
