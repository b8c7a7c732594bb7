import { expect, it } from 'vitest'
import type { Profession } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Country } from '#domain/market/locale.ts'
import { listNearClinics } from './near-clinics.ts'

/** A degree north is 111 kilometres. */
const here = { lat: 60, lng: 10 }
const clinic = (id: string, kilometresNorth: number, country: Country = 'norway') => ({
  id,
  country,
  position: { lat: here.lat + kilometresNorth / 111.195, lng: here.lng },
})
const person = (profession: Profession, ...clinics: string[]) => ({
  profession,
  shifts: clinics.map((it) => ({ clinic: it })),
})

function near(clinics: ReturnType<typeof clinic>[], practitioners: ReturnType<typeof person>[]) {
  const facts = { clinics, practitioners } as unknown as Pick<Facts, 'clinics' | 'practitioners'>
  return listNearClinics(here, { professions: ['physiotherapist'] }, facts)
}

it('a place is near the three closest clinics of its profession, the nearest first', () => {
  const clinics = [clinic('d', 40), clinic('b', 20), clinic('a', 10), clinic('c', 30), clinic('closest', 1)]
  const people = [person('physiotherapist', 'a', 'b', 'c', 'd'), person('chiropractor', 'closest')]
  expect(near(clinics, people)).toEqual([
    { clinic: 'a', kilometres: 10 },
    { clinic: 'b', kilometres: 20 },
    { clinic: 'c', kilometres: 30 },
  ])
})

it('where all are far away, only the nearest is named', () => {
  expect(near([clinic('a', 150), clinic('b', 160)], [person('physiotherapist', 'a', 'b')])).toEqual([
    { clinic: 'a', kilometres: 150 },
  ])
  expect(near([clinic('a', 50), clinic('b', 160)], [person('physiotherapist', 'a', 'b')])).toHaveLength(1)
})

it('a clinic on the other side of the border is not near', () => {
  const people = [person('physiotherapist', 'a', 'abroad')]
  expect(near([clinic('abroad', 5, 'sweden'), clinic('a', 10)], people)).toEqual([{ clinic: 'a', kilometres: 10 }])
  expect(near([clinic('abroad', 5, 'sweden')], people)).toEqual([])
})
