import { describe, expect, it } from 'vitest'
import type { ClinicState } from '#domain/availability/clinic-today.ts'
import { orderByNow } from './order-by-now.ts'

const clinic = (id: string, state?: ClinicState, nextFree: string | null = null) => ({
  id,
  ...(state && { today: { state, nextFree, isOpen: false, opensAt: null, closesAt: null, nextOpening: null } }),
})
const ids = (clinics: { id: string }[]) => clinics.map(({ id }) => id)
const order = (clinics: ReturnType<typeof clinic>[], nearest: string) =>
  ids(orderByNow(clinics, nearest, Object.fromEntries(clinics.map((it) => [it.id, it]))))

describe('clinics in the order that helps now', () => {
  const clinics = [
    clinic('bergen', 'closed', '2026-11-17T08:00:00+01:00'),
    clinic('bislett', 'open', '2026-11-16T15:10:00+01:00'),
    clinic('ensjo', 'closed-for-today', null),
    clinic('okern', 'fully-booked', '2026-11-16T12:15:00+01:00'),
    clinic('vika', 'open', '2026-11-16T12:15:00+01:00'),
  ]

  it('begin with the earliest free time, and with the open one of two at the same time', () => {
    expect(order(clinics, '')).toEqual(['vika', 'okern', 'bislett', 'bergen', 'ensjo'])
  })

  it('begin with the nearest one when the visitor has asked for it', () => {
    expect(order(clinics, 'bergen')[0]).toBe('bergen')
  })

  it('compare moments, not the figures on the clock', () => {
    const abroad = clinic('abroad', 'open', '2026-11-16T12:30:00+02:00')
    expect(order([...clinics, abroad], '')[0]).toBe('abroad')
  })

  it('keep their order until anything is known of today', () => {
    expect(order([clinic('b'), clinic('a'), clinic('c')], '')).toEqual(['b', 'a', 'c'])
  })
})
