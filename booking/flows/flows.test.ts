import { describe, expect, it, vi } from 'vitest'
import { after, before, keep } from '../position/links.ts'
import { resolvePosition } from '../position/resolve.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { memoryAddress } from './address.ts'
import { type FlowInstances, resumeFlow, startFlow } from './instance.ts'
import { moveFlow } from './move.ts'
import { webFlow } from './web.ts'

const known = '?treatment=gp-consultation&clinic=bislett'
const verified = { informed: false, verified: true }

describe('moving a booking', () => {
  const at = (search: string) => resolvePosition(search, sampleCatalogue(), verified, moveFlow.steps)

  it('asks for the time and nothing else', () => {
    const position = at(known)
    expect(position).toMatchObject({ step: 'time', notes: [] })
    expect([before(position), after(position)]).toEqual([undefined, undefined])
  })

  it('has no step of another flow', () => {
    expect(at(`${known}&step=confirm`)).toMatchObject({ step: 'time', notes: ['step'] })
    expect(at(`${known}&step=clinic`)).toMatchObject({ step: 'time', notes: ['step'] })
  })

  it('keeps its choices away from the address of the page', () => {
    const address = memoryAddress(known)
    const told = vi.fn()
    address.subscribe(told)
    address.go(keep(at(address.get()), { date: '2026-11-18' }))
    expect(address.get()).toContain('date=2026-11-18')
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('what was typed', () => {
  it('belongs to one walk through one flow', () => {
    const [mine, other] = [startFlow(moveFlow, known), startFlow(moveFlow, known)]
    mine.draft.change((draft) => ({ ...draft, typed: { ...draft.typed, name: 'Kari' } }))
    expect(other.draft.get().typed.name).toBe('')
  })

  it('is found again by the same visit, and not by another', () => {
    const visit: FlowInstances = new Map()
    resumeFlow(visit, webFlow).draft.change((draft) => ({ ...draft, typed: { ...draft.typed, name: 'Kari' } }))
    expect(resumeFlow(visit, webFlow).draft.get().typed.name).toBe('Kari')
    expect(resumeFlow(new Map(), webFlow).draft.get().typed.name).toBe('')
  })

  it('stays while the booking is shown in another language, and goes when the order is made and the page is left', async () => {
    const instance = startFlow(moveFlow, known)
    instance.draft.change((draft) => ({ ...draft, typed: { ...draft.typed, name: 'Kari' } }))
    const leaveNorwegian = instance.enter()
    leaveNorwegian()
    const leaveEnglish = instance.enter()
    await Promise.resolve()
    expect(instance.draft.get().typed.name).toBe('Kari')
    instance.finish()
    leaveEnglish()
    await Promise.resolve()
    expect(instance.draft.get().typed.name).toBe('')
  })
})
