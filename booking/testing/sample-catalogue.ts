import type { PartnerView } from '#domain/api/read-answers.ts'
import type { SiteClinic, SiteTreatment } from '#domain/site/site-data.ts'
import type { BookingCatalogue } from '../position/offer.ts'

/** An insurer that covers the doctor in clinics only. */
const samplePartner: PartnerView = {
  id: 'fjelltrygg',
  kind: 'insurance',
  name: 'Fjelltrygg',
  fields: [{ name: 'accepted', kind: 'checkbox', required: true }],
  terms: '',
  prices: { 'gp-consultation': 0 },
  excluded: ['gp-video'],
  uncovered: [],
}

/** A chain small enough to keep in mind, for tests: two areas, three clinics, a type with one service, a treatment at one clinic. */
export function sampleCatalogue(): BookingCatalogue {
  const treatment = (
    type: string,
    service: string,
    id: string,
    clinics: string[],
    more: Partial<SiteTreatment> = {},
  ) => ({
    [id]: {
      id,
      name: id,
      text: '',
      mode: clinics.length > 0 ? ('clinic' as const) : ('video' as const),
      minutes: 20,
      price: 795,
      profession: 'general-practitioner' as const,
      clinics,
      type,
      service,
      ...more,
    },
  })
  const clinic = (id: string, area: string, [lat, lng]: [number, number]): SiteClinic => ({
    id,
    name: id,
    city: area,
    area,
    areaName: area,
    address: '',
    phone: '',
    email: '',
    position: { lat, lng },
    labels: ['medical'],
    hours: {},
    publicHolidays: 'closed',
    summary: '',
    path: '',
  })
  const service = (id: string, ...treatments: string[]) => ({ id, name: id, text: '', treatments })
  const videoServices: Record<string, string> = {
    'general-practitioner': 'video-general-practitioner',
    psychologist: 'video-psychologist',
  }
  const type = (id: string, ...services: ReturnType<typeof service>[]) => ({
    id,
    ...(videoServices[id] && { videoService: videoServices[id] }),
    choices: [],
    name: id,
    text: `About ${id}`,
    art: id,
    services,
  })
  return {
    shortcuts: [],
    types: [
      type('general-practitioner', service('gp', 'gp-consultation', 'health-check'), service('tests', 'blood-tests')),
      type(
        'physical',
        service('physiotherapist', 'physio-first', 'physio-follow-up'),
        service('chiropractor', 'chiro'),
      ),
      type('psychologist', service('psychologist', 'psychologist-consultation')),
      type(
        'video',
        service('video-general-practitioner', 'gp-video'),
        service('video-psychologist', 'psychologist-video'),
      ),
    ],
    treatments: {
      ...treatment('general-practitioner', 'gp', 'gp-consultation', ['bislett', 'vika', 'bergen'], {}),
      ...treatment('general-practitioner', 'gp', 'health-check', ['bislett']),
      ...treatment('general-practitioner', 'tests', 'blood-tests', ['bislett', 'vika']),
      ...treatment('physical', 'physiotherapist', 'physio-first', ['bislett', 'vika']),
      ...treatment('physical', 'physiotherapist', 'physio-follow-up', ['bislett', 'vika']),
      ...treatment('physical', 'chiropractor', 'chiro', ['bergen']),
      ...treatment('psychologist', 'psychologist', 'psychologist-consultation', ['vika']),
      ...treatment('video', 'video-general-practitioner', 'gp-video', []),
      ...treatment('video', 'video-psychologist', 'psychologist-video', [], { profession: 'psychologist' }),
    },
    clinics: [
      clinic('bislett', 'oslo', [59.9256, 10.7318]),
      clinic('vika', 'oslo', [59.9139, 10.7287]),
      clinic('bergen', 'bergen', [60.3943, 5.3259]),
    ],
    team: [
      {
        id: 'sara',
        name: 'Sara',
        portrait: '',
        treatments: ['physio-first', 'physio-follow-up'],
        clinics: ['bislett'],
      },
      { id: 'jonas', name: 'Jonas', portrait: '', treatments: ['gp-consultation'], clinics: ['bislett', 'bergen'] },
    ],
    partner: samplePartner,
  }
}
