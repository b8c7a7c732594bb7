import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '#messages/waiting/en.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { ClinicsField } from './clinics-field.tsx'

const { clinics } = sampleCatalogue()
const [first, ...others] = clinics
const show = (chosen: string[], isFolded = false) =>
  renderToStaticMarkup(
    <ClinicsField
      clinics={clinics}
      chosen={chosen}
      onChange={() => {}}
      error={undefined}
      isFolded={isFolded}
      words={en.clinics}
    />,
  )
/** What stands behind the line that unfolds the rest. */
const folded = (page: string) => page.slice(page.indexOf('<details'))

it('the clinics of the area stand open, those elsewhere are folded away', () => {
  const page = show([first!.id])
  for (const { area, name } of others) expect(folded(page).includes(name)).toBe(area !== first!.area)
  expect(page).not.toContain('<details open')
})

it('what is folded away is open where one of it is chosen', () => {
  expect(show([first!.id, others.find(({ area }) => area !== first!.area)!.id])).toContain('<details open')
})

it('beside other questions all but the first are folded away', () => {
  const page = show([first!.id], true)
  for (const { name } of others) expect(folded(page)).toContain(name)
  expect(page).toContain(`<legend>${en.clinics.heading}</legend>`)
})
