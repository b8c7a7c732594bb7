import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { professions } from '../facts/catalogue.ts'
import { asksDirectory, readDirectoryQuery, writeDirectoryQuery } from './directory-query.ts'
import {
  countOptions,
  type Filterable,
  type Filters,
  filterNames,
  filterPeople,
  findLoosenings,
  keepKnown,
  readFilters,
  valuesOf,
} from './filter-people.ts'

const person = (facts: Partial<Filterable>): Filterable => ({
  ...{ profession: 'physiotherapist', clinics: [], cities: [], services: [], competence: [], languages: [] },
  ...facts,
})
const sara = person({ cities: ['oslo'], clinics: ['bislett', 'vika'], services: ['physio'], competence: ['knee'] })
const jonas = person({ cities: ['bergen'], clinics: ['bergen'], competence: ['knee'], languages: ['no', 'tr'] })
const linh = person({ profession: 'midwife', cities: ['oslo', 'lillestrom'], clinics: ['vika'] })
const people = [sara, jonas, linh]

describe('the filters of the directory', () => {
  it('show everybody when nothing is asked for', () => {
    expect(filterPeople(people, {})).toEqual(people)
    expect(filterPeople(people, readFilters({ city: '', clinic: ' ' }))).toEqual(people)
  })

  it.each<[Filters, Filterable[]]>([
    [{ city: 'oslo' }, [sara, linh]],
    [{ clinic: 'vika' }, [sara, linh]],
    [{ type: 'midwife' }, [linh]],
    [{ service: 'physio' }, [sara]],
    [{ competence: 'knee', city: 'oslo' }, [sara]],
    [{ language: 'tr' }, [jonas]],
    [{ language: 'tr', city: 'oslo' }, []],
    [{ type: 'midwife', city: 'bergen' }, []],
  ])('%o', (filters, found) => {
    expect(filterPeople(people, filters)).toEqual(found)
  })

  it('accept a city by its name, as old links have it', () => {
    expect(readFilters({ city: 'Lillestrøm' })).toEqual({ city: 'lillestrom' })
    expect(readFilters({ city: 'OSLO' })).toEqual({ city: 'oslo' })
  })

  it('drop what nobody has', () => {
    expect(keepKnown({ city: 'narvik', clinic: 'vika' }, people)).toEqual({ clinic: 'vika' })
  })
})

describe('nobody matches', () => {
  it('names each filter whose removal helps, the most helpful first', () => {
    expect(findLoosenings(people, { city: 'oslo', type: 'physiotherapist', clinic: 'bergen' })).toEqual([
      { filter: 'city', value: 'oslo', count: 1 },
      { filter: 'clinic', value: 'bergen', count: 1 },
    ])
    expect(findLoosenings(people, { type: 'midwife', competence: 'knee' })).toEqual([
      { filter: 'type', value: 'midwife', count: 2 },
      { filter: 'competence', value: 'knee', count: 1 },
    ])
  })

  it('names none when one is not enough', () => {
    expect(findLoosenings(people, { type: 'midwife', city: 'bergen', competence: 'knee', service: 'physio' })).toEqual(
      [],
    )
  })
})

describe('an address of the directory', () => {
  it('is read and written in one form', () => {
    const query = readDirectoryQuery('?type=midwife&utm=x&city=Oslo&sort=free&show=all', people)
    expect(query).toEqual({ filters: { city: 'oslo', type: 'midwife' }, order: 'free', isWhole: true })
    expect(writeDirectoryQuery(query)).toBe('?city=oslo&type=midwife&sort=free&show=all')
    expect(writeDirectoryQuery(readDirectoryQuery('?city=narvik&sort=x', people))).toBe('')
  })

  it('asks for something only by the names of the directory', () => {
    expect(asksDirectory('?city=oslo')).toBe(true)
    expect(asksDirectory('?contentonly=1&utm=x')).toBe(false)
    expect(asksDirectory('')).toBe(false)
  })
})

const some = (values: string[]) => fc.subarray(values)
const anyPerson = fc.record({
  profession: fc.constantFrom(...professions.slice(0, 4)),
  clinics: some(['a', 'b', 'c']),
  cities: some(['oslo', 'bergen']),
  services: some(['s', 't']),
  competence: some(['x', 'y', 'z']),
  languages: some(['no', 'tr']),
})
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    city: fc.constantFrom('oslo', 'bergen'),
    clinic: fc.constantFrom('a', 'b', 'c'),
    type: fc.constantFrom(...professions.slice(0, 4)),
    service: fc.constantFrom('s', 't'),
    competence: fc.constantFrom('x', 'y', 'z'),
    language: fc.constantFrom('no', 'tr'),
  },
  { requiredKeys: [] },
)

describe('of any people and any filters', () => {
  it('a count is the number of results after choosing it', () => {
    fc.assert(
      fc.property(fc.array(anyPerson, { maxLength: 40 }), anyFilters, (people, filters) => {
        const counts = countOptions(people, filters)
        for (const name of filterNames) {
          expect(new Set(counts[name].keys())).toEqual(new Set(people.flatMap((it) => valuesOf[name](it))))
          for (const [value, count] of counts[name]) {
            expect(filterPeople(people, { ...filters, [name]: value })).toHaveLength(count)
          }
        }
      }),
    )
  })

  it('a filter to loosen leads to as many people as it says, and to somebody', () => {
    fc.assert(
      fc.property(fc.array(anyPerson, { maxLength: 10 }), anyFilters, (people, filters) => {
        for (const { filter, count } of findLoosenings(people, filters)) {
          expect(filterPeople(people, { ...filters, [filter]: undefined })).toHaveLength(count)
          expect(count).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('a written query is read as it was', () => {
    fc.assert(
      fc.property(fc.array(anyPerson, { maxLength: 10 }), anyFilters, fc.boolean(), (people, filters, isWhole) => {
        const query = { filters: keepKnown(filters, people), order: 'free', isWhole } as const
        expect(readDirectoryQuery(writeDirectoryQuery(query), people)).toEqual(query)
      }),
    )
  })
})
