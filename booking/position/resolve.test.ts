import { describe, expect, it } from 'vitest'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import type { Memory } from './position.ts'
import { resolvePosition } from './resolve.ts'

const catalogue = sampleCatalogue()
const nothing: Memory = { informed: false, verified: false }
const at = (search: string, memory = nothing) => resolvePosition(search, catalogue, memory)

const start = Date.parse('2026-11-17T13:00:00Z')
const slot = formatSlotId({ treatment: 'gp-consultation', clinic: 'bislett', practitioner: 'jonas', start })
const chosen = '?type=general-practitioner&service=gp&treatment=gp-consultation&area=oslo&clinic=bislett'

describe('an address leads to the first step that is not chosen', () => {
  it.each([
    ['', 'type'],
    ['?type=general-practitioner', 'service'],
    ['?type=general-practitioner&service=gp', 'treatment'],
    ['?type=general-practitioner&service=gp&treatment=gp-consultation', 'area'],
    ['?type=general-practitioner&service=gp&treatment=gp-consultation&area=oslo', 'clinic'],
    ['?treatment=gp-consultation&area=all', 'clinic'],
    [chosen, 'time'],
    [`${chosen}&slot=${slot}`, 'time'],
  ])('%s', (search, step) => {
    expect(at(search)).toMatchObject({ step, notes: [] })
  })

  it('fills in what follows from a treatment alone', () => {
    const { choices } = at('?treatment=blood-tests')
    expect(choices).toMatchObject({
      type: 'general-practitioner',
      service: 'tests',
      treatment: 'blood-tests',
      area: 'oslo',
    })
  })

  it('understands the first free time of somebody in the directory', () => {
    expect(at(`?practitioner=jonas&slot=${slot}`)).toMatchObject({
      step: 'time',
      notes: [],
      choices: { practitioner: 'jonas', treatment: 'gp-consultation', clinic: 'bislett', slot },
    })
  })

  it('understands a slot alone', () => {
    const { step, choices, notes } = at(`?slot=${slot}`)
    expect({ step, notes }).toEqual({ step: 'time', notes: [] })
    expect(choices).toMatchObject({ treatment: 'gp-consultation', clinic: 'bislett', area: 'oslo', date: '2026-11-17' })
  })
})

describe('a step with only one choice is passed over', () => {
  it('service and treatment', () => {
    const { step, passed, choices } = at('?type=general-practitioner&service=tests')
    expect(step).toBe('clinic')
    expect(passed).toEqual(['treatment', 'area'])
    expect(choices.treatment).toBe('blood-tests')
  })

  it('area and clinic', () => {
    const { step, passed, choices } = at('?treatment=chiro')
    expect(step).toBe('time')
    expect(passed).toEqual(['area', 'clinic'])
    expect(choices).toMatchObject({ area: 'bergen', clinic: 'bergen' })
  })

  it('and cannot be asked for, but a list of clinics can', () => {
    expect(at('?treatment=chiro&step=area')).toMatchObject({ step: 'time', notes: [] })
    expect(at('?treatment=chiro&step=clinic')).toMatchObject({ step: 'clinic', passed: ['area'] })
  })
})

describe('values that are unknown or contradict each other are dropped with a word about it', () => {
  it.each([
    ['?type=dentist', 'type', ['type']],
    ['?type=dentist&treatment=gp-consultation', 'area', ['type']],
    ['?type=physical&service=gp', 'service', ['service']],
    ['?type=physical&treatment=gp-consultation', 'service', ['treatment']],
    ['?type=general-practitioner&service=gp&treatment=chiro', 'treatment', ['treatment']],
    ['?treatment=gp-consultation&area=atlantis', 'area', ['area']],
    ['?treatment=gp-consultation&clinic=atlantis', 'area', ['clinic']],
    ['?treatment=physio-first&clinic=bergen', 'clinic', ['clinic']],
    [`${chosen}&practitioner=nobody`, 'time', ['practitioner']],
    [`${chosen}&practitioner=sara`, 'time', ['practitioner']],
    [`${chosen}&date=2026-02-30`, 'time', ['date']],
    [`${chosen}&slot=rubbish`, 'time', ['slot']],
    [`${chosen}&date=2026-11-18&slot=${slot}`, 'time', ['slot']],
    [`?treatment=physio-first&clinic=bislett&slot=${slot}`, 'time', ['slot']],
    ['?partner=nobody', 'type', ['partner']],
    [`${chosen}&step=dance`, 'time', ['step']],
    [`${chosen}&step=information`, 'time', ['step']],
    ['?step=confirm', 'type', ['step']],
  ])('%s', (search, step, notes) => {
    expect(at(search)).toMatchObject({ step, notes })
  })
})

describe('editing and typing', () => {
  it('shows an earlier step with everything kept', () => {
    const { step, choices } = at(`${chosen}&slot=${slot}&step=clinic`)
    expect(step).toBe('clinic')
    expect(choices).toMatchObject({ clinic: 'bislett', slot })
  })

  it.each([
    ['information', nothing, 'information', []],
    ['code', nothing, 'information', ['retype']],
    ['confirm', nothing, 'information', ['retype']],
    ['code', { informed: true, verified: false }, 'code', []],
    ['confirm', { informed: true, verified: false }, 'code', ['verify']],
    ['confirm', { informed: true, verified: true }, 'confirm', []],
  ])('asked for %s with %o shows %s', (asked, memory, step, notes) => {
    expect(at(`${chosen}&slot=${slot}&step=${asked}`, memory)).toMatchObject({ step, notes })
  })
})

describe('video is booked in the app', () => {
  it('opens over the services of its own line of care, or over the first step', () => {
    const search = '?type=general-practitioner&service=video-general-practitioner&treatment=gp-video'
    expect(at(search)).toMatchObject({ step: 'service', video: { id: 'gp-video' }, notes: [] })
    expect(at(`${search}&step=type`)).toMatchObject({ step: 'type', video: { id: 'gp-video' } })
    expect(at('?treatment=gp-video')).toMatchObject({ step: 'service', choices: { type: 'video' } })
  })

  it('is no choice for those whose insurer covers clinics only', () => {
    const { offer } = at('?partner=fjelltrygg')
    expect(offer[0]?.services.map(({ id }) => id)).toEqual(['gp', 'tests'])
    expect(offer.find(({ id }) => id === 'video')?.services.map(({ id }) => id)).toEqual(['video-psychologist'])
  })
})

describe('a tile says what its services are', () => {
  const textOf = (search: string, type: string) => at(search).offer.find(({ id }) => id === type)?.text

  it('unless an agreement or a wish leaves some of them out', () => {
    expect(textOf('', 'video')).toBe('About video')
    expect(textOf('?partner=fjelltrygg', 'video')).toBe('')
    expect(textOf('?clinic=vika', 'physical')).toBe('')
  })

  it('and needs no video for that, which is not one of its own', () => {
    expect(textOf('?partner=fjelltrygg', 'general-practitioner')).toBe('About general-practitioner')
  })
})

describe('a wish', () => {
  it('of a clinic shows what can be had there, and leads past the clinics', () => {
    const { step, offer } = at('?clinic=bergen')
    expect(step).toBe('type')
    expect(offer.map(({ id }) => id)).toEqual(['general-practitioner', 'physical'])
    expect(at('?clinic=bergen&treatment=gp-consultation')).toMatchObject({ step: 'time', clinic: { id: 'bergen' } })
  })

  it('of a clinic counts whatever area the address was left with', () => {
    const search = '?treatment=gp-consultation&area=bergen&clinic=bislett'
    expect(at(search)).toMatchObject({ step: 'time', notes: [], choices: { area: 'oslo', clinic: 'bislett' } })
    expect(at(search.replace('bergen', 'atlantis'))).toMatchObject({ notes: [], choices: { area: 'oslo' } })
    expect(at(search.replace('bergen', 'all'))).toMatchObject({ notes: [], choices: { area: 'all' } })
  })

  it('of a clinic and somebody who does not work there shows what the clinic has', () => {
    const { notes, offer, clinic, practitioner } = at('?clinic=bergen&practitioner=sara')
    expect({ notes, clinic: clinic?.id, practitioner }).toEqual({
      notes: ['practitioner'],
      clinic: 'bergen',
      practitioner: undefined,
    })
    expect(offer).toEqual(at('?clinic=bergen').offer)
  })

  it('of a practitioner shows what they do, where they do it', () => {
    const { offer } = at('?practitioner=sara')
    expect(offer.map(({ id }) => id)).toEqual(['physical'])
    const { step, choices, passed } = at('?practitioner=sara&treatment=physio-first')
    expect({ step, clinic: choices.clinic, passed }).toEqual({
      step: 'time',
      clinic: 'bislett',
      passed: ['area', 'clinic'],
    })
  })

  it('of a partner brings its prices', () => {
    expect(at('?partner=fjelltrygg&treatment=gp-consultation').treatment?.price).toBe(0)
    expect(at('?treatment=gp-consultation').treatment?.price).toBe(795)
  })

  it('brings the price of one date, the partner’s own where it has one', () => {
    const run = { group: 'walks-2026-11-17', date: '2026-11-17' }
    const key = { treatment: 'physio-first', clinic: 'bislett', practitioner: 'sara', start }
    const physio = catalogue.treatments['physio-first']!
    const group = { kind: 'class' as const, dates: 4, isOnline: false, datePrice: 340 }
    const withGroup = { ...catalogue, treatments: { ...catalogue.treatments, 'physio-first': { ...physio, group } } }
    const priceOf = (group: { group: string; date?: string }, partner?: typeof catalogue.partner) =>
      resolvePosition(
        `?slot=${formatSlotId({ ...key, group })}${partner ? '&partner=fjelltrygg' : ''}`,
        { ...withGroup, ...(partner && { partner }) },
        nothing,
      ).treatment?.price
    const partner = catalogue.partner!
    expect(priceOf(run)).toBe(340)
    expect(priceOf({ group: run.group })).toBe(physio.price)
    expect(priceOf(run, { ...partner, datePrices: { 'physio-first': 290 } })).toBe(290)
    expect(priceOf(run, partner)).toBe(340)
  })
})

describe('several people', () => {
  const follow = (minutes: number) =>
    formatSlotId({
      treatment: 'gp-consultation',
      clinic: 'bislett',
      practitioner: 'jonas',
      start: start + minutes * 60_000,
    })
  const both = `${chosen}&people=2&slot=${slot}&others=${follow(20)}`

  it('have a time each', () => {
    const { choices, notes } = at(both)
    expect({ people: choices.people, slot: choices.slot, others: choices.others, notes }).toEqual({
      people: '2',
      slot,
      others: follow(20),
      notes: [],
    })
  })

  it.each([
    ['too few', `${chosen}&people=3&slot=${slot}&others=${follow(20)}`],
    ['too many', `${chosen}&slot=${slot}&others=${follow(20)}`],
    ['on another day', `${chosen}&people=2&slot=${slot}&others=${follow(24 * 60)}`],
    ['that is none', `${chosen}&people=2&slot=${slot}&others=constructor`],
  ])('choose again where a link has times %s', (_, search) => {
    const { choices, notes, step } = at(search)
    expect({ slot: choices.slot, others: choices.others, notes, step }).toEqual({
      slot: undefined,
      others: undefined,
      notes: ['slot'],
      step: 'time',
    })
  })

  it.each(['0', '1', '5', '2.5', 'two'])('are two to four, not %s', (people) => {
    expect(at(`${chosen}&people=${people}`)).toMatchObject({ notes: ['people'], step: 'time' })
    expect(at(`${chosen}&people=${people}`).choices.people).toBeUndefined()
  })

  it('do not come through an agreement, nor to a class', () => {
    expect(at(`${chosen}&partner=fjelltrygg&people=2`)).toMatchObject({ notes: ['partner-alone'] })
    const gp = catalogue.treatments['gp-consultation']!
    const group = { kind: 'class' as const, dates: 4, isOnline: false }
    const withClass = { ...catalogue, treatments: { ...catalogue.treatments, 'gp-consultation': { ...gp, group } } }
    expect(resolvePosition(`${chosen}&people=2`, withClass, nothing).notes).toEqual(['people'])
  })

  it('reach the order when all of them are known', () => {
    const known = { informed: true, verified: true }
    expect(at(`${both}&step=confirm`, { ...known, people: 2 }).step).toBe('confirm')
    expect(at(`${both}&step=confirm`, known)).toMatchObject({ step: 'information', notes: ['retype'] })
  })
})
