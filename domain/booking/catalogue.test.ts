import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleIndex } from '../testing/sample-schedule.ts'
import { type Audience, viewCatalogue } from './catalogue.ts'

const view = (audience: Partial<Audience> = {}) =>
  viewCatalogue(sampleFacts, sampleIndex, { locale: 'en', country: 'norway', ...audience }).types
const treatments = (audience?: Partial<Audience>) =>
  new Map(
    view(audience)
      .flatMap((type) => type.services.flatMap((it) => it.treatments))
      .map((it) => [it.id, it]),
  )
const partner = (id: string) => sampleFacts.partners.find((it) => it.id === id)

describe('the catalogue', () => {
  it('speaks the reader’s language', () => {
    expect(view().map((it) => it.name)).toEqual(['General Physician', 'Physical', 'Psychology', 'Covid'])
    expect(view({ locale: 'no' })[0]?.name).toBe('Allmennlege')
    expect(treatments({ locale: 'no' }).get('gp-consultation')?.name).toBe('Legetime på klinikk')
  })

  it('names the clinics where somebody who offers it works, and none for video', () => {
    expect(treatments().get('gp-consultation')).toEqual({
      id: 'gp-consultation',
      name: 'Doctor in clinic',
      text: '20 minutes',
      mode: 'clinic',
      minutes: 20,
      price: 895,
      profession: 'general-practitioner',
      clinics: ['bislett', 'okern', 'nattvakt', 'vasastan'],
    })
    expect(treatments().get('psychologist-consultation')?.clinics).toEqual(['bislett'])
    expect(treatments().get('gp-video')).toMatchObject({ clinics: [], mode: 'video', dialog: 'video-consultation' })
  })

  it('has a partner’s own prices', () => {
    expect(treatments({ partner: partner('norvind') }).get('covid-antigen')?.price).toBe(595)
    expect(treatments({ partner: partner('norvind') }).get('gp-consultation')?.price).toBe(895)
  })

  it('offers an insurer’s customers the general practitioner in clinic only', () => {
    expect(treatments({ partner: partner('fjelltrygg') }).has('gp-video')).toBe(false)
    expect(treatments({ partner: partner('fjelltrygg') }).has('gp-consultation')).toBe(true)
    const both = { ...partner('fjelltrygg'), clinicOnly: false } as NonNullable<Audience['partner']>
    expect(treatments({ partner: both }).has('gp-video')).toBe(true)
    expect(treatments({ partner: partner('tinde') }).has('gp-video')).toBe(true)
  })

  it('drops a service and a type in which nothing is left', () => {
    const [general] = sampleFacts.catalogue.types
    const videoOnly = {
      ...general!,
      services: general!.services.map((it) => ({ ...it, treatments: it.treatments.filter((t) => t.mode === 'video') })),
    }
    const facts = { ...sampleFacts, catalogue: { types: [videoOnly], shortcuts: [] } }
    const audience = { locale: 'no', country: 'norway', partner: partner('fjelltrygg') } as const
    expect(viewCatalogue(facts, sampleIndex, audience)).toEqual({ types: [] })
  })
})
