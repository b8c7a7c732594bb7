import { expect, it } from 'vitest'
import { packageFacts } from '#domain/testing/sample-package.ts'
import { namePackages } from './package-facts.ts'

it('says when each visit of a package comes and what one costs by itself, as the booking does', () => {
  expect(namePackages(packageFacts, { locale: 'en', country: 'norway' })).toEqual({
    'visit-2-knee-package': { text: '2–3 weeks' },
    'visit-3-knee-package': { text: '4–6 weeks' },
    'visit-price-knee-package': { text: expect.stringMatching(/^NOK\W790$/) },
  })
  expect(namePackages(packageFacts, { locale: 'no', country: 'norway' })['visit-2-knee-package']).toEqual({
    text: '2–3 uker',
  })
})

it('says it in days where an interval is not of whole weeks', () => {
  const types = structuredClone(packageFacts.catalogue.types)
  const knee = types
    .flatMap(({ services }) => services.flatMap(({ treatments }) => treatments))
    .find(({ id }) => id === 'knee-package')!
  knee.package!.visits[0]!.days = { from: 10, to: 20 }
  const facts = { ...packageFacts, catalogue: { ...packageFacts.catalogue, types } }
  expect(namePackages(facts, { locale: 'no', country: 'norway' })['visit-2-knee-package']).toEqual({
    text: '10–20 dager',
  })
})
