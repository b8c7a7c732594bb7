import * as z from 'zod'
import { addClient, listClients, revokeClient } from '#database/clients.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { formatMoment } from '../clock/moments.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'
import { siteAddressOf } from '../settings/config.ts'
import { drawClientId } from './client-id.ts'
import { clientScopes, isClientScope } from './client-scopes.ts'

const who = z.string()
const moment = z.string().describe('ISO 8601')

interface NewClientInput {
  name: string
  scopes: string[]
  clinics: string[]
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
      who,
    }),
    answer: z.object({ id: z.string(), secret: z.string(), address: z.string() }),
    run: async (parts: OperatorParts, { name, scopes, clinics, who }: NewClientInput) => {
      const { clock, config, database, schedules } = parts
      const unknownScope = scopes.find((it) => !isClientScope(it))
      if (unknownScope !== undefined || scopes.length === 0) {
        throw new OperatorError(`Name a scope, or several, of: ${Object.keys(clientScopes).join(', ')}.`)
      }
      const known = schedules.content.clinics.map((it) => it.id)
      const unknown = clinics.find((it) => !known.includes(it))
      if (unknown !== undefined) {
        throw new OperatorError(`There is no clinic '${unknown}'. There are: ${known.join(', ')}.`)
      }
      const id = drawClientId()
      const secret = drawBytes(32).toString('base64url')
      await addClient(database, { id, name, scopes, clinics, secretHash: hashToken(secret), by: who }, clock.now())
      return { id, secret, address: `${siteAddressOf(config)}/fhir` }
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
        }),
      ),
    }),
    run: async ({ database, zone }: OperatorParts) => ({
      clients: (await listClients(database)).map(({ id, name, scopes, clinics, seenAt }) => ({
        ...{ id, name, scopes, clinics },
        seenAt: seenAt ? formatMoment(seenAt, zone) : null,
      })),
    }),
  },
  revoke: {
    name: 'client.revoke',
    input: z.object({ id: z.string(), who }),
    answer: z.object({ revoked: z.boolean() }),
    run: async ({ clock, database }: OperatorParts, input: { id: string; who: string }) => ({
      revoked: await revokeClient(database, input.id.toLowerCase(), input.who, clock.now()),
    }),
  },
}
