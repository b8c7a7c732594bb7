import * as z from 'zod'
import { addClient, listClients, revokeClient } from '#database/clients.ts'
import { countWaiting, replayEvents } from '#database/webhooks/webhook-events.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { formatMoment } from '../clock/moments.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'
import { siteAddressOf } from '../settings/config.ts'
import { drawClientId } from './client-id.ts'
import { allEvents, clientScopes, isClientScope } from './client-scopes.ts'
import { findFaultOf } from './webhooks/check-webhook-url.ts'
import { drawWebhookSecret } from './webhooks/sign-webhook.ts'
import { isStrictAboutAddresses } from './webhooks/webhook-job.ts'

const who = z.string()
const moment = z.string().describe('ISO 8601')

interface NewClientInput {
  name: string
  scopes: string[]
  clinics: string[]
  webhook?: string | undefined
  who: string
}

/** What `npm run client` can do. */
export const clientOperations = {
  add: {
    name: 'client.add',
    input: z.object({
      name: z.string().trim().min(1).max(80),
      scopes: z.array(z.string()),
      clinics: z.array(z.string()),
      webhook: z.string().max(2000).optional(),
      who,
    }),
    answer: z.object({
      id: z.string(),
      secret: z.string(),
      address: z.string(),
      webhookSecret: z.string().nullable().describe('Signs what it is told'),
    }),
    run: async (parts: OperatorParts, input: NewClientInput) => {
      const { clock, config, database, secrets } = parts
      await checkClient(parts, input)
      const { name, scopes, clinics, webhook, who } = input
      const id = drawClientId()
      const secret = drawBytes(32).toString('base64url')
      const webhookSecret = webhook === undefined ? null : drawWebhookSecret()
      const told = webhook && webhookSecret ? { url: webhook, sealedSecret: secrets.seal(webhookSecret) } : null
      const client = { id, name, scopes, clinics, webhook: told, secretHash: hashToken(secret), by: who }
      await addClient(database, client, clock.now())
      return { id, secret, address: `${siteAddressOf(config)}/fhir`, webhookSecret }
    },
  },
  list: {
    name: 'client.list',
    input: z.object({}),
    answer: z.object({
      clients: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          scopes: z.array(z.string()),
          clinics: z.array(z.string()),
          seenAt: moment.nullable(),
          webhook: z
            .object({
              url: z.string(),
              goneAt: moment.nullable().describe('When its receiver said that it wants no more'),
              waiting: z.int().describe('Events that it has not got, those that were given up among them'),
              givenUp: z.int(),
            })
            .nullable(),
        }),
      ),
    }),
    run: async ({ database, zone }: OperatorParts) => {
      const waiting = await countWaiting(database)
      const say = (at: Temporal.Instant | undefined) => (at ? formatMoment(at, zone) : null)
      return {
        clients: (await listClients(database)).map(({ id, name, scopes, clinics, seenAt, webhook, webhookGoneAt }) => ({
          ...{ id, name, scopes, clinics },
          seenAt: say(seenAt),
          webhook:
            webhook === null
              ? null
              : { url: webhook, goneAt: say(webhookGoneAt), ...(waiting.get(id) ?? { waiting: 0, givenUp: 0 }) },
        })),
      }
    },
  },
  revoke: {
    name: 'client.revoke',
    input: z.object({ id: z.string(), who }),
    answer: z.object({ revoked: z.boolean() }),
    run: async ({ clock, database }: OperatorParts, input: { id: string; who: string }) => ({
      revoked: await revokeClient(database, input.id.toLowerCase(), input.who, clock.now()),
    }),
  },
  replay: {
    name: 'client.replay',
    input: z.object({ id: z.string(), since: moment.optional() }),
    answer: z.object({ events: z.int().nullable().describe('null: there is no such client, or it has no webhook') }),
    run: async ({ clock, database, zone }: OperatorParts, input: { id: string; since?: string | undefined }) => {
      const since = input.since === undefined ? null : readMoment(input.since, zone)
      const events = await replayEvents(database, { client: input.id.toLowerCase(), since }, clock.now())
      return { events: events ?? null }
    },
  },
}

async function checkClient({ config, schedules }: OperatorParts, input: NewClientInput): Promise<void> {
  const { scopes, clinics, webhook } = input
  const unknownScope = scopes.find((it) => !isClientScope(it))
  if (unknownScope !== undefined || scopes.length === 0) {
    throw new OperatorError(`Name a scope, or several, of: ${Object.keys(clientScopes).join(', ')}.`)
  }
  const known = schedules.content.clinics.map((it) => it.id)
  const unknown = clinics.find((it) => !known.includes(it))
  if (unknown !== undefined) {
    throw new OperatorError(`There is no clinic '${unknown}'. There are: ${known.join(', ')}.`)
  }
  if (webhook === undefined) {
    if (scopes.includes(allEvents)) throw new OperatorError(`${allEvents} is for a webhook: name its address.`)
    return
  }
  if (!scopes.includes(allEvents) && !scopes.includes('system/Appointment.read')) {
    throw new OperatorError(
      `A webhook tells of the system's own bookings with system/Appointment.read, of all with ${allEvents}.`,
    )
  }
  const fault = await findFaultOf(webhook, { isStrict: isStrictAboutAddresses(config) })
  if (fault !== undefined) throw new OperatorError(fault)
}

/** A day begins at midnight in the market's zone; a moment without an offset is told in it too. */
function readMoment(text: string, zone: string): Temporal.Instant {
  try {
    return /z$|[+-]\d\d:?\d\d$/i.test(text) && text.includes('T')
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
  } catch {
    throw new OperatorError(`'${text}' is no moment: 2026-11-18, 2026-11-18T12:00 or 2026-11-18T12:00:00Z.`)
  }
}
