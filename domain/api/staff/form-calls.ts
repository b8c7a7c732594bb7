import * as z from 'zod'
import { attachmentKinds } from '../../forms/fields/attachment.ts'
import { formDays } from '../../staff/form-days.ts'
import { date, person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { localeQuery } from '../queries.ts'
import { staffSession } from './staff-session.ts'

const idParams = z.object({ id: z.uuid() })
const passedOn = { id: z.string(), at: time, isPassedOn: z.boolean().describe('What they wrote is forgotten then') }
const company = person.describe('The company')
const job = person.describe('The vacancy, with its title')

/** Forms that are passed on by mail. Until then each can be read; afterwards it is only known that it came. */
export const formStaffCalls = {
  'GET /staff/forms': {
    operationId: 'readPassedOnForms',
    tags: ['staff'],
    summary: `Reports of absence of the last ${formDays.absences} days by company and applications of the last ${formDays.applications} by vacancy; who sent them is forgotten once they are passed on`,
    security: staffSession,
    querystring: localeQuery,
    response: {
      200: z.object({
        absences: z.array(z.object({ ...passedOn, partner: company })),
        applications: z.array(z.object({ ...passedOn, job })),
      }),
    },
  },
  'GET /staff/forms/absences/{id}': {
    operationId: 'readAbsenceReport',
    tags: ['staff'],
    summary: 'A report of absence that its company has not been told of yet; each look is logged',
    security: staffSession,
    params: idParams,
    response: {
      200: z.object({
        id: z.string(),
        at: time,
        partner: company,
        name: z.string(),
        from: date,
        to: date.nullable().describe('Null where it is not known yet'),
      }),
    },
  },
  'GET /staff/forms/applications/{id}': {
    operationId: 'readApplication',
    tags: ['staff'],
    summary: 'An application that has not been passed on yet; each look is logged',
    security: staffSession,
    params: idParams,
    querystring: localeQuery,
    response: {
      200: z.object({
        id: z.string(),
        at: time,
        job,
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        text: z.string(),
        file: z.object({ kind: z.enum(attachmentKinds), bytes: z.int() }).nullable(),
      }),
    },
  },
  'GET /staff/forms/applications/{id}/file': {
    operationId: 'readApplicationFile',
    tags: ['staff'],
    summary: 'Its file, to be saved and never shown; logged as well',
    security: staffSession,
    params: idParams,
    response: { 200: z.string().meta({ mediaType: 'application/octet-stream' }) },
  },
} as const satisfies Record<string, CallDescription>
