import { randomUUID } from 'node:crypto'
import { absenceMailKind, reportAbsence } from '#database/forms/absence-reports.ts'
import { applicationMailKind, keepApplication } from '#database/forms/applications.ts'
import { keepContactMessage } from '#database/forms/contact-messages.ts'
import { addJob } from '#database/jobs/jobs.ts'
import { type Statement, sql } from '#database/sql.ts'
import { listInbox } from '#database/staff/inbox.ts'
import { kioskOperations } from '../kiosks/kiosk-operations.ts'
import type { StaffBrowser } from './staff.ts'
import type { Reply, TestApi } from './test-api.ts'
import { newAddress, newPhone, provePhone } from './visit.ts'
import { joinList } from './waiting.ts'

type Try = (browser: StaffBrowser) => Promise<Reply>

/** A message that a patient has sent to a clinic, by its id. */
export async function writeToClinic({ service }: TestApi, clinic: string | null = 'bislett'): Promise<string> {
  const { database, clock } = service
  const sender = { name: 'Kari Nordmann', birthdate: '1990-05-17', email: 'kari@example.com', phone: '+4791234567' }
  const form = { fingerprint: randomUUID(), locale: 'no', now: clock.now() } as const
  const known = new Set((await listInbox(database, clinic)).map(({ id }) => id))
  await keepContactMessage(database, { ...sender, clinic, message: 'Jeg la igjen en rød vott.' }, form)
  return (await listInbox(database, clinic)).find(({ id }) => !known.has(id))!.id
}

/** A mail about such a message that could not be sent, by its key. */
export async function failToSend(
  api: TestApi,
  reason = 'unreachable',
  clinic: string | null = 'bislett',
): Promise<string> {
  const { database, clock } = api.service
  const key = `contact-mail:${await writeToClinic(api, clinic)}`
  await addJob(database, { kind: 'contact-mail', key, runAt: clock.now() }, clock.now())
  await giveUp(api, key, reason)
  return key
}

async function giveUp({ service: { database, clock } }: TestApi, key: string, reason = 'unreachable'): Promise<void> {
  await database.run(
    sql`update jobs set state = 'failed', attempts = 9, last_error = ${reason}, finished_at = ${clock.now()} where key = ${key}`,
  )
}

/** A test at home that somebody has ordered, by its reference. */
export async function orderTest(api: TestApi, delivery: object = { clinic: 'bislett' }): Promise<string> {
  const phone = newPhone()
  const patient = { name: 'Ola Hansen', birthdate: '1985-02-03', phone }
  const body = { item: 'home-test', verification: provePhone(api, phone), patient, locale: 'no', ...delivery }
  const headers = { 'idempotency-key': randomUUID(), ...newAddress() }
  return (await api.call('POST', '/api/orders', { body, headers })).body.reference
}

/** A report of absence whose mail could not be sent, by its id. */
export async function reportToCompany(api: TestApi): Promise<string> {
  const { database, clock } = api.service
  const fingerprint = randomUUID()
  const report = { partner: 'tinde', name: 'Kari Nordmann', from: '2026-11-09', to: null }
  await reportAbsence(database, report, fingerprint, [], clock.now())
  return giveUpForm(api, absenceMailKind, sql`select id from absence_reports where fingerprint = ${fingerprint}`)
}

export const curriculum = 'Lege ved sykehuset i Bodø siden 2012.'

/** An application with a file whose mail could not be sent, by its id. */
export async function applyForJob(api: TestApi): Promise<string> {
  const { database, clock } = api.service
  const applicant = { name: 'Ola Hansen', email: 'ola@example.com', phone: '+4722864400', text: 'Jeg er lege.' }
  const file = { kind: 'text', bytes: new TextEncoder().encode(curriculum) } as const
  const form = { fingerprint: randomUUID(), locale: 'no', now: clock.now() } as const
  await keepApplication(database, { ...applicant, job: 'doctor', file }, form)
  return giveUpForm(api, applicationMailKind, sql`select id from applications where fingerprint = ${form.fingerprint}`)
}

async function giveUpForm(api: TestApi, kind: string, find: Statement): Promise<string> {
  const { rows } = await api.service.database.run<{ id: string }>(find)
  await giveUp(api, `${kind}:${rows[0]!.id}`)
  return rows[0]!.id
}

export async function addTablet({ service }: TestApi, clinic = 'bislett'): Promise<string> {
  return (await kioskOperations.register.run(service, { clinic, who: 'test' })).id
}

const ofAnne = { clinic: 'bislett', practitioner: 'anne-lege' }

/** One try of each call of the console's lists, each with what it needs at Bislett. */
export function tryLists(api: TestApi) {
  return {
    'GET /staff/waiting-list': (it) => it.call('GET', '/api/staff/waiting-list?clinic=bislett'),
    'GET /staff/waiting-list/{id}': async (it) => it.call('GET', `/api/staff/waiting-list/${(await joinList(api)).id}`),
    'POST /staff/waiting-list/{id}/end': async (it) =>
      it.call('POST', `/api/staff/waiting-list/${(await joinList(api)).id}/end`),
    'GET /staff/inbox': (it) => it.call('GET', '/api/staff/inbox?clinic=bislett'),
    'GET /staff/inbox/{id}': async (it) => it.call('GET', `/api/staff/inbox/${await writeToClinic(api)}`),
    'PATCH /staff/inbox/{id}': async (it) =>
      it.call('PATCH', `/api/staff/inbox/${await writeToClinic(api)}`, { body: { from: 'new', state: 'taken' } }),
    'GET /staff/messages': (it) => it.call('GET', '/api/staff/messages?clinic=bislett'),
    'POST /staff/messages/again': async (it) =>
      it.call('POST', '/api/staff/messages/again', { body: { key: await failToSend(api) } }),
    'GET /staff/kiosks': (it) => it.call('GET', '/api/staff/kiosks?clinic=bislett'),
    'POST /staff/kiosks': (it) => it.call('POST', '/api/staff/kiosks', { body: { clinic: 'bislett' } }),
    'PATCH /staff/kiosks/{id}': async (it) =>
      it.call('PATCH', `/api/staff/kiosks/${await addTablet(api)}`, { body: { name: 'Ved døra' } }),
    'POST /staff/kiosks/{id}/revoke': async (it) => it.call('POST', `/api/staff/kiosks/${await addTablet(api)}/revoke`),
    'GET /staff/calendars': (it) => it.call('GET', '/api/staff/calendars?clinic=bislett'),
    'POST /staff/calendars': (it) => it.call('POST', '/api/staff/calendars', { body: ofAnne }),
    'PATCH /staff/calendars': (it) =>
      it.call('PATCH', '/api/staff/calendars', { body: { ...ofAnne, showsNames: true } }),
    'POST /staff/calendars/revoke': async (it) => {
      await it.call('POST', '/api/staff/calendars', { body: ofAnne })
      return it.call('POST', '/api/staff/calendars/revoke', { body: ofAnne })
    },
    'GET /staff/classes': (it) => it.call('GET', '/api/staff/classes?clinic=bislett'),
    'GET /staff/classes/{run}': (it) => it.call('GET', '/api/staff/classes/mindfulness-2026-11-24?date=2026-11-24'),
    'POST /staff/classes/call-off': (it) =>
      it.call('POST', '/api/staff/classes/call-off', {
        body: { clinic: 'bislett', group: 'mindfulness', date: '2026-11-24' },
      }),
    'GET /staff/orders': (it) => it.call('GET', '/api/staff/orders?clinic=bislett'),
    'GET /staff/orders/{reference}': async (it) => it.call('GET', `/api/staff/orders/${await orderTest(api)}`),
    'PATCH /staff/orders/{reference}': async (it) =>
      it.call('PATCH', `/api/staff/orders/${await orderTest(api)}`, { body: { from: 'ordered', state: 'collected' } }),
    'GET /staff/figures': (it) => it.call('GET', '/api/staff/figures?clinic=bislett'),
    'GET /staff/figures/answers': (it) => it.call('GET', '/api/staff/figures/answers?clinic=bislett'),
    'GET /staff/figures/file': (it) => it.call('GET', '/api/staff/figures/file?clinic=bislett'),
    'GET /staff/forms': (it) => it.call('GET', '/api/staff/forms'),
    'GET /staff/forms/absences/{id}': async (it) =>
      it.call('GET', `/api/staff/forms/absences/${await reportToCompany(api)}`),
    'GET /staff/forms/applications/{id}': async (it) =>
      it.call('GET', `/api/staff/forms/applications/${await applyForJob(api)}`),
    'GET /staff/forms/applications/{id}/file': async (it) =>
      it.call('GET', `/api/staff/forms/applications/${await applyForJob(api)}/file`),
    'GET /staff/partners': (it) => it.call('GET', '/api/staff/partners'),
    'GET /staff/partners/{id}/statement': (it) => it.call('GET', '/api/staff/partners/tinde/statement?month=2026-10'),
    'POST /staff/partners/{id}/points': (it) => it.call('POST', '/api/staff/partners/norvind/points', { body: {} }),
  } as const satisfies Record<string, Try>
}
