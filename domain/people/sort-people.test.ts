import { expect, test } from 'vitest'
import { sortPeople } from './sort-people.ts'

/** By name, as the directory has them. */
const people = ['anne', 'Bo', 'Øyvind', 'Åse'].map((name) => ({ id: name.toLowerCase(), name }))
const names = (sorted: readonly { name: string }[]) => sorted.map(({ name }) => name)
const times = {
  åse: '2026-11-16T12:00:00+01:00',
  // Earlier, although its clock shows a later hour.
  øyvind: '2026-11-16T12:30:00+02:00',
  bo: null,
}

test('by first free time, those without one come last, by name', () => {
  expect(names(sortPeople(people, 'free', times))).toEqual(['Øyvind', 'Åse', 'anne', 'Bo'])
})

test('by name, and while no times are known, they stay as they come', () => {
  expect(names(sortPeople(people, 'name', times))).toEqual(['anne', 'Bo', 'Øyvind', 'Åse'])
  expect(names(sortPeople(people, 'free', undefined))).toEqual(['anne', 'Bo', 'Øyvind', 'Åse'])
})
