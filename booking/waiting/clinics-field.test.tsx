import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '#messages/waiting/en.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { ClinicsField } from './clinics-field.tsx'

const { clinics } = sampleCatalogue()
const [first, last] = [clinics[0]!, clinics.at(-1)!]
const show = (chosen: string[], isSeen = false, list = clinics) =>
  renderToStaticMarkup(
    <ClinicsField
      clinics={list}
      chosen={chosen}
      onChange={() => {}}
      error={undefined}
      isSeen={isSeen}
      words={en.clinics}
    />,
  )
const at = (page: string, text: string) => page.indexOf(`<b>${text}</b>`)

it('the clinic that somebody came from stands first and open, wherever it is in the list; the others are folded away', () => {
  for (const own of [first, last]) {
    const page = show([own.id])
    const fold = page.indexOf('<details')
    expect(fold).toBeGreaterThan(at(page, own.name))
    for (const { name } of clinics.filter((it) => it !== own)) expect(at(page, name)).toBeGreaterThan(fold)
  }
})

it('what is folded away is open where one of it is chosen', () => {
  expect(show([first.id, last.id])).toMatch(/<details[^>]* open/)
})

it('those that are folded away stand in the order of how near they are', () => {
  for (const list of [clinics, clinics.toReversed()]) {
    const page = show(['bislett'], false, list)
    expect(at(page, 'vika')).toBeGreaterThan(at(page, 'bislett'))
    expect(at(page, 'bergen')).toBeGreaterThan(at(page, 'vika'))
  }
})

it('without a clinic to begin with nothing is folded away', () => {
  expect(show([])).not.toContain('<details')
})

it('beside other questions its own is written above it', () => {
  expect(show([first.id], true)).toContain(`<legend>${en.clinics.heading}</legend>`)
  expect(show([first.id])).not.toContain(`<legend>${en.clinics.heading}</legend>`)
})
