import { describe, expect, it } from 'vitest'
import type { DirectoryEntry } from '#compiler/page-data.ts'
import { filterPeople, optionsOf, readFilters, writeFilters } from './filter-people.ts'

const person = (entry: Partial<DirectoryEntry> & { title: string }): DirectoryEntry => ({
  id: entry.title.toLowerCase(),
  path: '/',
  profession: 'physiotherapist',
  summary: '',
  portrait: '',
  languages: [],
  competence: [],
  clinics: [],
  cities: [],
  services: [],
  ...entry,
})
const sara = person({
  title: 'Sara',
  cities: ['Oslo'],
  clinics: ['bislett', 'vika'],
  services: ['Fysioterapeut'],
  competence: ['Idrettsskader', 'Rygg'],
})
const jonas = person({ title: 'Jonas', cities: ['Bergen'], clinics: ['bergen'], competence: ['Rygg'] })
const linh = person({ title: 'Linh', profession: 'midwife', cities: ['Oslo', 'Lillestrøm'], clinics: ['vika'] })
const people = [sara, jonas, linh]

describe('the filters of the directory', () => {
  it('show everybody when nothing is asked for', () => {
    expect(filterPeople(people, {})).toEqual(people)
    expect(filterPeople(people, { city: '', clinic: '' })).toEqual(people)
  })

  it('show who answers to each, and only who answers to all of several', () => {
    expect(filterPeople(people, { city: 'Oslo' })).toEqual([sara, linh])
    expect(filterPeople(people, { clinic: 'vika' })).toEqual([sara, linh])
    expect(filterPeople(people, { type: 'midwife' })).toEqual([linh])
    expect(filterPeople(people, { service: 'Fysioterapeut' })).toEqual([sara])
    expect(filterPeople(people, { competence: 'Rygg' })).toEqual([sara, jonas])
    expect(filterPeople(people, { competence: 'Rygg', city: 'Oslo' })).toEqual([sara])
    expect(filterPeople(people, { type: 'midwife', city: 'Bergen' })).toEqual([])
  })

  it('offer each value once, in the order of the alphabet of the language', () => {
    expect(
      optionsOf([sara, person({ title: 'Åse', cities: ['Ålesund', 'Bergen'] }), linh], 'city', String, 'nb'),
    ).toEqual(['Bergen', 'Lillestrøm', 'Oslo', 'Ålesund'].map((value) => ({ value, title: value })))
  })

  it('come back from a shared address, without what nobody has', () => {
    const address = writeFilters({ city: 'Lillestrøm', type: 'midwife', clinic: '' })
    expect(address).toBe('?city=Lillestr%C3%B8m&type=midwife')
    expect(readFilters(address, people)).toEqual({ city: 'Lillestrøm', type: 'midwife' })
    expect(readFilters('?city=Narvik&clinic=vika&utm=x', people)).toEqual({ clinic: 'vika' })
    expect(writeFilters({})).toBe('')
  })
})
