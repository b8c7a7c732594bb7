import type { Reply, TestApi } from './test-api.ts'
import { newAddress, newPhone, provePhone } from './visit.ts'

/** What people on the waiting list do, as functions that several tests share. */

export interface Waiting {
  id: string
  token: string
  phone: string
}

/** The week of the tests' Monday, at any hour. */
export const wholeWeek = {
  treatment: 'gp-consultation',
  clinics: ['bislett'],
  days: [{ from: '2026-11-09', to: '2026-11-15' }],
  parts: ['morning', 'afternoon', 'evening'],
}

export function patientOf(phone: string, changes: object = {}) {
  const patient = { name: 'Kari Nordmann', birthdate: '1980-02-29', email: null, phone, description: 'Sår hals' }
  return { ...patient, ...changes }
}

export function askToWait(api: TestApi, phone: string, changes: object = {}): Promise<Reply> {
  return api.call('POST', '/api/waiting-list', {
    body: {
      ...wholeWeek,
      verification: provePhone(api, phone),
      patient: patientOf(phone),
      locale: 'en',
      ...changes,
    },
    headers: newAddress(),
  })
}

/** Puts somebody on the list; a minute passes, so that the next one has waited less. */
export async function joinList(api: TestApi, changes: object = {}): Promise<Waiting> {
  const phone = newPhone()
  const { status, body } = await askToWait(api, phone, changes)
  if (status !== 201) throw new Error(`waiting list: ${status} ${body.code}`)
  api.clock.set(api.clock.now().add({ minutes: 1 }))
  return { id: body.id, token: body.token, phone }
}

/** The offer that somebody's phone was sent last; undefined if there was none. */
export async function readOffer(api: TestApi, { phone }: Pick<Waiting, 'phone'>) {
  const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
  const links = body.messages.flatMap(({ text }: { text: string }) => {
    const [, id, token] = /\/(?:offer|tilbud)\/#(\w+)\.(\S+)/.exec(text) ?? []
    return id !== undefined && token !== undefined ? [{ id, token }] : []
  })
  return links[0] as { id: string; token: string } | undefined
}
