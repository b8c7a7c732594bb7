import { expect, test } from 'vitest'
import { sortPeople } from './sort-people.ts'

const people = ['Åse', 'Bo', 'anne', 'Øyvind'].map((name) => ({ id: name.toLowerCase(), name }))
const names = (sorted: { name: string }[]) => sorted.map(({ name }) => name)
const times = {
  åse: '2026-11-16T12:00:00+01:00',
  // Earlier, although its clock shows a later hour.
  øyvind: '2026-11-16T12:30:00+02:00',
  bo: null,
}

test('people are sorted by the alphabet of the language', () => {
  expect(names(sortPeople(people, 'name', times, 'nb-NO'))).toEqual(['anne', 'Bo', 'Øyvind', 'Åse'])
  expect(names(sortPeople(people, 'name', times, 'en-GB'))).toEqual(['anne', 'Åse', 'Bo', 'Øyvind'])
})

test('by first free time, those without one come last, by name', () => {
  expect(names(sortPeople(people, 'free', times, 'nb-NO'))).toEqual(['Øyvind', 'Åse', 'anne', 'Bo'])
})

test('while no times are known, they stay by name', () => {
  expect(names(sortPeople(people, 'free', undefined, 'nb-NO'))).toEqual(['anne', 'Bo', 'Øyvind', 'Åse'])
})
