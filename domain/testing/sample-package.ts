import { type Facts, facts } from '../facts/facts.ts'
import { sampleFacts } from './sample-facts.ts'

const text = (no: string, en: string) => ({ no, en })

/** A package of three visits with a physiotherapist. */
const knee = {
  id: 'knee-package',
  name: text('Knepakke', 'Knee package'),
  text: text('Tre timer', 'Three visits'),
  mode: 'clinic',
  minutes: 45,
  buffer: 15,
  leadMinutes: 60,
  profession: 'physiotherapist',
  package: {
    months: 6,
    visits: [
      { treatment: 'physiotherapist-follow-up', days: { from: 14, to: 21 } },
      { treatment: 'physiotherapist-follow-up', days: { from: 28, to: 42 } },
    ],
  },
}

const cato = sampleFacts.practitioners.find(({ id }) => id === 'cato-fysio')!
const treatments = [...cato.treatments, knee.id]

/** The sample chain with a package, which two people at the same clinic offer: Cato on Mondays, Tuesdays and Thursdays, Gro on Wednesdays. */
export const packageFacts: Facts = facts.parse({
  ...sampleFacts,
  catalogue: {
    ...sampleFacts.catalogue,
    types: sampleFacts.catalogue.types.map((type) => ({
      ...type,
      services: type.services.map((service) =>
        service.id === 'physiotherapist' ? { ...service, treatments: [...service.treatments, knee] } : service,
      ),
    })),
  },
  prices: { ...sampleFacts.prices, 'knee-package': { price: 1890, visit: 790, partners: { tinde: 1690 } } },
  practitioners: [
    ...sampleFacts.practitioners.filter((it) => it !== cato),
    { ...cato, treatments },
    {
      ...cato,
      id: 'gro-fysio',
      name: 'Gro Fysio',
      hpr: '1000007',
      treatments,
      shifts: [{ clinic: 'bislett', days: ['wed'], hours: { from: '09:00', to: '15:00' } }],
    },
  ],
})
