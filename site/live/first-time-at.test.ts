import { expect, it } from 'vitest'
import type { ClinicNow } from '../clinics-today.ts'
import { firstTimeAt } from './first-time-at.ts'
import { orderByNow } from './order-by-now.ts'

const vaccination = '2026-11-17T09:00:00+01:00'
const doctor = '2026-11-17T14:20:00+01:00'
const clinic = (nextFree: string, gp: string | null) =>
  ({
    today: { state: 'open', nextFree } as ClinicNow['today'],
    services: [{ id: 'gp', treatment: 'gp-consultation', nextFree: gp }],
  }) satisfies Partial<ClinicNow>

it('tells a clinic’s first time of the service that is named, not of anything', () => {
  expect(firstTimeAt(clinic(vaccination, doctor), 'gp')).toBe(doctor)
  expect(firstTimeAt(clinic(vaccination, null), 'gp')).toBeUndefined()
  expect(firstTimeAt(clinic(vaccination, doctor), undefined)).toBe(vaccination)
  expect(firstTimeAt(undefined, 'gp')).toBeUndefined()
})

it('sorts clinics by the times that their cards show', () => {
  const state = { bislett: clinic(vaccination, doctor), vika: clinic(doctor, vaccination) }
  const clinics = [{ id: 'bislett' as const }, { id: 'vika' as const }]
  expect(orderByNow(clinics, '', state).map(({ id }) => id)).toEqual(['bislett', 'vika'])
  const byDoctor = orderByNow(clinics, '', state, ({ id }) => firstTimeAt(state[id], 'gp'))
  expect(byDoctor.map(({ id }) => id)).toEqual(['vika', 'bislett'])
})
