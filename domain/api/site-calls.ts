import * as z from 'zod'
import { pageErrorBody } from '../site/page-error.ts'
import { absenceBody, applicationBody, consentBody, contactBody, interestBody } from './bodies.ts'
import type { CallDescription } from './call-description.ts'
import { outboxQuery } from './queries.ts'
import {
  consentAnswer,
  interestAnswer,
  outboxAnswer,
  receivedAnswer,
  statusAnswer,
  thirdPartiesAnswer,
} from './site-answers.ts'

/** Calls of pages other than the booking, and those for operators. */
export const siteCalls = {
  'POST /contact': {
    operationId: 'sendMessage',
    tags: ['site'],
    summary: 'Sends a message to a clinic or to us; as a form post 303 back to the page',
    description: 'Kept for 90 days and sent on by email. The same message again within the hour is one message.',
    body: contactBody,
    response: { 202: receivedAnswer, 303: z.null() },
    problems: ['rate-limited'],
  },
  'POST /interest': {
    operationId: 'sendInterest',
    tags: ['site'],
    summary: 'Tells us of a business that wants to know more; as a form post 303 to the thank-you page',
    description: 'Kept for 90 days and sent on by email. The same again within the hour is one message.',
    body: interestBody,
    response: { 202: interestAnswer, 303: z.null() },
    problems: ['rate-limited'],
  },
  'POST /absences': {
    operationId: 'reportAbsence',
    tags: ['site'],
    summary: 'Tells a company that one of its employees is away; no reason is asked or taken',
    description:
      'For companies whose agreement includes it. The company’s contact gets name and days by email, then the name is forgotten. The same report again is one report.',
    body: absenceBody,
    response: { 202: receivedAnswer },
    problems: ['invalid-code', 'rate-limited'],
  },
  'POST /applications': {
    operationId: 'apply',
    tags: ['site'],
    summary: 'Applies for a job, with a file if wanted; as a form post 303 to the thank-you page',
    description:
      'A form post is one that accepts HTML. The file is a PDF or plain text by its content, at most 5 MB; it is passed on by email and then forgotten. The same application again within the hour is one.',
    body: applicationBody,
    response: { 202: receivedAnswer, 303: z.null() },
    problems: ['rate-limited'],
  },
  'POST /consent': {
    operationId: 'chooseConsent',
    tags: ['site'],
    summary: 'Keeps whether the visitor accepts scripts of others; as a form post 303 back to the page',
    body: consentBody,
    response: { 200: consentAnswer, 303: z.null() },
  },
  'GET /third-parties': {
    operationId: 'listThirdParties',
    tags: ['site'],
    summary: 'Scripts of others for a visitor who has accepted them; none for anybody else',
    response: { 200: thirdPartiesAnswer },
  },
  'POST /page-errors': {
    operationId: 'reportPageError',
    tags: ['site'],
    summary: 'Reports a page that failed in the browser',
    description: 'For our own pages; written to the log of the server, without anything about the visitor.',
    body: pageErrorBody,
    response: { 204: z.null() },
    problems: ['rate-limited'],
  },
  'GET /health': {
    operationId: 'readHealth',
    tags: ['operation'],
    summary: 'Whether the process lives',
    response: { 200: statusAnswer },
  },
  'GET /ready': {
    operationId: 'readReadiness',
    tags: ['operation'],
    summary: 'Whether the database answers, files can be opened and codes be sent',
    response: { 200: statusAnswer },
  },
  'GET /metrics': {
    operationId: 'readMetrics',
    tags: ['operation'],
    summary: 'Figures for monitoring',
    security: [{ monitoring: [] }],
    response: { 200: z.string().meta({ mediaType: 'text/plain' }) },
    problems: ['not-found'],
  },
  'GET /dev/outbox': {
    operationId: 'listOutbox',
    tags: ['operation'],
    summary: 'Messages that the outbox kept, the newest first; not in production',
    querystring: outboxQuery,
    response: { 200: outboxAnswer },
  },
  'GET /openapi.json': {
    operationId: 'readDescription',
    tags: ['operation'],
    summary: 'This description as OpenAPI 3.1',
    response: { 200: z.looseObject({ openapi: z.string() }) },
  },
  'GET /docs': {
    operationId: 'readDocumentation',
    tags: ['operation'],
    summary: 'This description for people',
    response: { 200: z.string().meta({ mediaType: 'text/html' }) },
  },
} as const satisfies Record<string, CallDescription>
