import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { describeDirectory } from './directory.ts'

test('people come by the alphabet of the language', () => {
  const [person] = sampleFacts.practitioners
  const practitioners = ['Åse', 'Bo', 'anne', 'Øyvind'].map((name) => ({ ...person!, id: name.toLowerCase(), name }))
  const names = (locale: 'no' | 'en') =>
    describeDirectory({ ...sampleFacts, practitioners }, locale, 'norway').people.map(({ name }) => name)
  expect(names('no')).toEqual(['anne', 'Bo', 'Øyvind', 'Åse'])
  expect(names('en')).toEqual(['anne', 'Åse', 'Bo', 'Øyvind'])
})
