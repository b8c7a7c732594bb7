import {
  catalogueAnswer,
  clinicsAnswer,
  daysAnswer,
  partnerAnswer,
  practitionersAnswer,
  slotsAnswer,
} from './answers.ts'
import type { CallDescription } from './call-description.ts'
import {
  catalogueQuery,
  clinicsQuery,
  daysQuery,
  idParams,
  partnerQuery,
  practitionersQuery,
  searchQuery,
  slotsQuery,
} from './queries.ts'
import { searchAnswer } from './search-answer.ts'

/** Read-only calls: catalogue, clinics, people, partners and free times. */
export const readCalls = {
  'GET /catalogue': {
    operationId: 'readCatalogue',
    tags: ['catalogue'],
    summary: 'What can be booked, in the asked language and at the prices of a partner',
    querystring: catalogueQuery,
    response: { 200: catalogueAnswer },
    problems: ['not-found'],
  },
  'GET /clinics': {
    operationId: 'listClinics',
    tags: ['catalogue'],
    summary: 'The clinics, or those with a treatment, and what they have today or on a date',
    querystring: clinicsQuery,
    response: { 200: clinicsAnswer },
    problems: ['not-found', 'provider-failure'],
  },
  'GET /practitioners': {
    operationId: 'listPractitioners',
    tags: ['catalogue'],
    summary: 'The directory, narrowed by city, clinic, profession, service or competence',
    querystring: practitionersQuery,
    response: { 200: practitionersAnswer },
    problems: ['provider-failure'],
  },
  'GET /partners/{id}': {
    operationId: 'readPartner',
    tags: ['catalogue'],
    summary: 'What a partner asks its members, what they pay and what they cannot book through it',
    params: idParams,
    querystring: partnerQuery,
    response: { 200: partnerAnswer },
    problems: ['not-found'],
  },
  'GET /search': {
    operationId: 'searchSite',
    tags: ['site'],
    summary: 'Searches pages, treatments, clinics and people, as the search page does',
    description: 'The words are neither logged nor stored.',
    querystring: searchQuery,
    response: { 200: searchAnswer },
    problems: ['rate-limited'],
  },
  'GET /slots': {
    operationId: 'listSlots',
    tags: ['times'],
    summary: 'The free times of one day',
    querystring: slotsQuery,
    response: { 200: slotsAnswer },
    problems: ['not-found', 'provider-failure'],
  },
  'GET /days': {
    operationId: 'listDays',
    tags: ['times'],
    summary: 'One line a day for the date picker: at most 62, two months from today if nothing is asked',
    querystring: daysQuery,
    response: { 200: daysAnswer },
    problems: ['not-found', 'provider-failure'],
  },
} as const satisfies Record<string, CallDescription>
