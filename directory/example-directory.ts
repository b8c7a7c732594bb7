import { no } from '#messages/no.ts'
import type { DirectoryView } from './directory-view.ts'
import { peopleShownFirst, renderPeople } from './render-people.ts'

/** With a letter of the second part of our font: people have such names. */
const exampleName = 'Ćosić'

const view: DirectoryView = {
  directory: {
    people: [],
    cityOf: {},
    names: { city: {}, clinic: {}, service: {}, competence: {}, language: {} },
  },
  people: Array.from({ length: peopleShownFirst + 1 }, (_, index) => ({
    ...{ id: String(index), name: exampleName, path: '/', profession: 'nurse', competence: [], languages: [] },
    ...{ clinics: [], cities: ['oslo'], services: [] },
  })),
  query: { filters: { city: 'oslo' }, order: 'name', isWhole: false },
  times: undefined,
  slots: undefined,
  now: new Date(0),
  path: '/',
  booking: '/',
  language: 'no',
  words: no,
}

/** Results of every look: the compiler keeps the styles that they need. */
export const exampleDirectory =
  renderPeople(view) + renderPeople({ ...view, query: { ...view.query, filters: { city: 'oslo', clinic: 'none' } } })
