import { expect, it } from 'vitest'
import { earliestOf, earliestStart } from './earliest-start.ts'

const clinic = (nextFree: string | null, services: Record<string, string | null> = {}) => ({
  today: {
    state: 'open' as const,
    isOpen: true,
    opensAt: null,
    closesAt: null,
    nextOpening: null,
    wait: null,
    nextFree,
  },
  services: Object.entries(services).map(([id, start]) => ({ id, treatment: id, nextFree: start })),
})
const clinics = {
  oslo: clinic('2026-11-16T09:00:00+01:00', { gp: '2026-11-16T09:00:00+01:00', skin: null }),
  elsewhere: clinic('2026-11-16T09:30:00+02:00', {
    gp: '2026-11-16T09:30:00+02:00',
    skin: '2026-11-18T10:00:00+02:00',
  }),
}

it('the first free time is the earliest moment, not the smallest figures on the clock', () => {
  expect(earliestStart(clinics)).toBe('2026-11-16T09:30:00+02:00')
  expect(earliestStart({ oslo: clinic(null) })).toBeUndefined()
})

it('a line of care has the first time of its services, anywhere or at one clinic', () => {
  const all = Object.values(clinics)
  expect(earliestOf(all, ['gp', 'skin'])).toBe('2026-11-16T09:30:00+02:00')
  expect(earliestOf(all, ['skin'])).toBe('2026-11-18T10:00:00+02:00')
  expect(earliestOf([clinics.oslo], ['gp'])).toBe('2026-11-16T09:00:00+01:00')
  expect(earliestOf([clinics.oslo], ['skin'])).toBeUndefined()
  expect(earliestOf([undefined, {}], ['gp'])).toBeUndefined()
})
