import * as z from 'zod'
import { addKiosk, listKiosks, renameKiosk, revokeKiosk } from '#database/kiosks.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { formatMoment } from '../clock/moments.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { drawReference } from '../identity/secrets.ts'
import { siteAddressOf } from '../settings/config.ts'
import { codeHours, drawKioskCode, formatKioskCode, hashKioskCode } from './kiosk-code.ts'

/** Who runs the command: their account on this machine. */
const who = z.string()
const moment = z.string().describe('ISO 8601')

/** What `npm run kiosk` can do. */
export const kioskOperations = {
  register: {
    name: 'kiosk.register',
    input: z.object({ clinic: z.string(), who }),
    answer: z.object({ id: z.string(), code: z.string(), codeExpiresAt: moment, address: z.string() }),
    run: async (parts: OperatorParts, input: { clinic: string; who: string }) => {
      const { database, clock, schedules, secrets, config } = parts
      const { clinics } = schedules.content
      const clinic = clinics.find((it) => it.id === input.clinic)
      if (!clinic) {
        const known = clinics.map((it) => it.id)
        throw new OperatorError(`There is no clinic '${input.clinic}'. There are: ${known.join(', ')}.`)
      }
      const now = clock.now()
      const id = drawReference().toLowerCase()
      const code = drawKioskCode()
      const codeExpiresAt = now.add({ hours: codeHours })
      const kiosk = { id, clinic: input.clinic, codeHash: hashKioskCode(secrets, code), codeExpiresAt, by: input.who }
      await addKiosk(database, kiosk, now)
      const address = `${siteAddressOf(config)}/kiosk/${input.clinic}/`
      return { id, code: formatKioskCode(code), codeExpiresAt: formatMoment(codeExpiresAt, clinic.zone), address }
    },
  },
  list: {
    name: 'kiosk.list',
    input: z.object({}),
    answer: z.object({
      kiosks: z.array(
        z.object({
          id: z.string(),
          clinic: z.string(),
          name: z.string().nullable(),
          state: z.enum(['registered', 'code-waits', 'code-expired']),
          createdAt: moment,
          seenAt: moment.nullable(),
        }),
      ),
    }),
    run: async ({ database, clock, zone, schedules }: OperatorParts) => {
      const now = clock.now()
      const zones = new Map(schedules.content.clinics.map((it) => [it.id, it.zone]))
      const kiosks = (await listKiosks(database)).map((it) => {
        const waits = Temporal.Instant.compare(now, it.codeExpiresAt) < 0 ? 'code-waits' : 'code-expired'
        // A clinic that is gone from content has kiosks still.
        const there = zones.get(it.clinic) ?? zone
        return {
          id: it.id,
          clinic: it.clinic,
          name: it.name,
          state: it.registeredAt ? ('registered' as const) : (waits as 'code-waits' | 'code-expired'),
          createdAt: formatMoment(it.createdAt, there),
          seenAt: it.seenAt ? formatMoment(it.seenAt, there) : null,
        }
      })
      return { kiosks }
    },
  },
  rename: {
    name: 'kiosk.rename',
    input: z.object({ id: z.string(), name: z.string().trim().min(1).max(fieldLengths.kioskName) }),
    answer: z.object({ renamed: z.boolean() }),
    run: async ({ database }: OperatorParts, input: { id: string; name: string }) => ({
      renamed: await renameKiosk(database, input.id.toLowerCase(), input.name),
    }),
  },
  revoke: {
    name: 'kiosk.revoke',
    input: z.object({ id: z.string(), who }),
    answer: z.object({ revoked: z.boolean() }),
    run: async ({ database, clock }: OperatorParts, input: { id: string; who: string }) => ({
      revoked: await revokeKiosk(database, input.id.toLowerCase(), input.who, clock.now()),
    }),
  },
}
