import { no } from '#messages/no.ts'
import { renderResults } from './render-results.ts'

const view = { language: 'no', words: no.search, phone: '1', popular: [{ title: 'a', path: '/' }] } as const
// With a letter of the second part of our font: people have such names.
const found = { title: 'rygg Ćosić', path: '/', kind: 'page', summary: 'rygg' } as const

/** Results of every look: the compiler keeps the styles that they need. */
export const exampleResults =
  renderResults({ ...view, query: 'rygg', answer: { card: 'emergency', results: [found] } }) +
  renderResults({ ...view, query: 'rygg', answer: { card: 'urgent', results: [] } }) +
  renderResults({ ...view, query: 'rygg', answer: { results: [] } })
