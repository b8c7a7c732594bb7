import { describe, expect, it } from 'vitest'
import { kioskFlow } from '../flows/kiosk.ts'
import { after, choose } from '../position/links.ts'
import { resolvePosition } from '../position/resolve.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { narrowToClinic } from './kiosk-site.ts'

const catalogue = sampleCatalogue()
const clinic = catalogue.clinics.find(({ id }) => id === 'bislett')!
const here = narrowToClinic({ catalogue } as BookingSite, clinic).catalogue
const at = (search: string) => resolvePosition(search, here, { informed: false, verified: false }, kioskFlow.steps)

describe('the kiosk of a clinic', () => {
  it('offers what that clinic has, and nothing on video', () => {
    const offered = at('?step=type').offer.flatMap((type) => type.services.flatMap((it) => it.treatments))
    expect(offered.length).toBeGreaterThan(0)
    for (const { id, mode, clinics } of offered) {
      expect([id, mode, clinics]).toEqual([id, 'clinic', ['bislett']])
      expect(catalogue.treatments[id]!.clinics).toContain('bislett')
    }
  })

  it('offers a class that is held there, and none that is online', () => {
    const group = { kind: 'class' as const, dates: 1, isOnline: false }
    const offersWith = (isOnline: boolean) => {
      const doctor = { ...catalogue.treatments['gp-consultation']!, group: { ...group, isOnline } }
      const changed: BookingSite['catalogue'] = { ...catalogue, treatments: { 'gp-consultation': doctor } }
      return Object.keys(narrowToClinic({ catalogue: changed } as BookingSite, clinic).catalogue.treatments)
    }
    expect([offersWith(false), offersWith(true)]).toEqual([['gp-consultation'], []])
  })

  it('goes from the treatment to the times, without asking where', () => {
    const position = at('?treatment=gp-consultation')
    expect(position).toMatchObject({ step: 'time', clinic: { id: 'bislett' }, notes: [] })
    expect(after(position)).toBe('information')
    expect(at(choose(position, { date: '2026-11-18' }))).toMatchObject({ step: 'time', clinic: { id: 'bislett' } })
  })

  it('has no way to another clinic', () => {
    expect(at('?treatment=gp-consultation&clinic=okern')).toMatchObject({ clinic: { id: 'bislett' } })
    expect(at('?treatment=gp-consultation&step=clinic')).toMatchObject({ step: 'time', notes: ['step'] })
  })
})
