import { expect, it } from 'vitest'
import { en } from '#messages/waiting/en.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { listWrong } from './list-wrong.ts'
import type { Wish } from './wish.ts'

const treatment = Object.values(sampleCatalogue().treatments)[0]!
const possible = { from: '2026-11-16', to: '2027-01-17' }
const wrongWith = (from: string, to: string) => {
  const wish: Wish = { treatment, clinics: [], days: 'between', from, to, parts: [] }
  return listWrong(['days'], wish, possible, en, { language: 'en' }).map(({ message }) => message)
}

it('of a last day it is said what is wrong with it', () => {
  expect(wrongWith('2026-11-20', '2026-11-18')).toEqual([en.days.toBefore])
  expect(wrongWith('2026-11-20', '2027-02-01')).toEqual(['The last day must be Sunday 17 January or earlier'])
  expect(wrongWith('2026-11-20', '')).toEqual(['Choose a last day between today and Sunday 17 January'])
})
