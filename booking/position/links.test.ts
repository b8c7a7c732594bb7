import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { chooseClinic } from './links.ts'
import { resolvePosition } from './resolve.ts'

const catalogue = sampleCatalogue()
const at = (search: string) => resolvePosition(search, catalogue, { informed: false, verified: false })
const bislett = catalogue.clinics.find(({ id }) => id === 'bislett')!

describe('a clinic that is chosen', () => {
  it.each([
    ['from all clinics stays one of all, so that Back leads to the same list', 'area=all', 'all'],
    ['from the clinics of its area', 'area=oslo', 'oslo'],
    ['as the nearest, although another area was chosen before', 'area=bergen&step=area', 'oslo'],
    ['as the nearest, before any area was chosen', 'step=area', 'oslo'],
  ])('%s', (_, query, area) => {
    const next = at(chooseClinic(at(`?treatment=gp-consultation&${query}`), bislett))
    expect(next).toMatchObject({ step: 'time', notes: [], choices: { clinic: 'bislett', area } })
  })
})
