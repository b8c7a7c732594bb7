import { type Facts, facts } from '../facts/facts.ts'
import { sampleFacts } from './sample-facts.ts'

const text = (no: string, en: string) => ({ no, en })

/** Ten minutes in which a test is handed over. */
const handOver = {
  id: 'home-test-collection',
  name: text('Hente hjemmetest', 'Collecting a home test'),
  text: text('Ti minutter', 'Ten minutes'),
  mode: 'clinic',
  minutes: 10,
  profession: 'nurse',
  withOrder: true,
}

/** The sample chain where tests at home are also collected at a time: Bo has some on Mondays and Wednesdays of odd weeks in Bislett. */
export const orderFacts: Facts = facts.parse({
  ...sampleFacts,
  catalogue: {
    ...sampleFacts.catalogue,
    types: sampleFacts.catalogue.types.map((type) => ({
      ...type,
      services: type.services.map((service) =>
        service.treatments.some(({ id }) => id === 'covid-antigen')
          ? { ...service, treatments: [...service.treatments, handOver] }
          : service,
      ),
    })),
  },
  orders: { ...sampleFacts.orders, collectTime: handOver.id },
  practitioners: sampleFacts.practitioners.map((it) =>
    it.treatments.includes('covid-antigen') ? { ...it, treatments: [...it.treatments, handOver.id] } : it,
  ),
})
