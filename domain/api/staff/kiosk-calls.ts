import * as z from 'zod'
import { fieldLengths } from '../../staff/field-lengths.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const name = z.string().trim().min(1).max(fieldLengths.kioskName)
const params = z.object({ id: z.string().max(20) })

const kiosk = z.object({
  id: z.string(),
  name: z.string().nullable(),
  state: z.enum(['registered', 'code-waits', 'code-expired']),
  createdAt: time,
  seenAt: time.nullable(),
})

/** Tablets in the waiting rooms. */
export const kioskStaffCalls = {
  'GET /staff/kiosks': {
    operationId: 'readKiosks',
    tags: ['staff'],
    summary: 'The tablets of a clinic, and when each was last seen',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.object({ kiosks: z.array(kiosk) }) },
  },
  'POST /staff/kiosks': {
    operationId: 'makeKioskCode',
    tags: ['staff'],
    summary: 'Gives a code that makes a tablet the kiosk of a clinic; it is shown once',
    security: staffSession,
    body: z.strictObject({ clinic: z.string(), name: name.optional() }),
    response: {
      200: z.object({ id: z.string(), code: z.string(), codeExpiresAt: time, address: z.string() }),
    },
  },
  'PATCH /staff/kiosks/{id}': {
    operationId: 'renameKiosk',
    tags: ['staff'],
    summary: 'Says what a kiosk is called',
    security: staffSession,
    params,
    body: z.strictObject({ name }),
    response: { 200: z.object({ id: z.string(), name: z.string() }) },
  },
  'POST /staff/kiosks/{id}/revoke': {
    operationId: 'revokeKiosk',
    tags: ['staff'],
    summary: 'Makes a kiosk an ordinary browser again',
    security: staffSession,
    params,
    response: { 200: z.object({ id: z.string() }) },
  },
} as const satisfies Record<string, CallDescription>
