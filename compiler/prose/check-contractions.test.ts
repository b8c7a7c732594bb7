import { describe, expect, it } from 'vitest'
import type { WrittenPage } from '../read/read-pages.ts'
import { checkContractions } from './check-contractions.ts'
import { checkPercent } from './check-percent.ts'

const summaryLine = 3
const page = (body: string, summary = 'A page.') =>
  ({
    file: 'fever.en.md',
    words: { title: 'Fever', summary },
    body,
    bodyLine: 5,
    lineOf: ([field]: PropertyKey[]) => (field === 'summary' ? summaryLine : 2),
  }) as unknown as WrittenPage
const linesOf = (problems: { file: string; line: number }[]) => problems.map(({ file, line }) => `${file}:${line}`)

describe('an editor of an English page is told', () => {
  it('on which line the page says in full what it contracts elsewhere', () => {
    const mixed = page('It isn’t dangerous.\n\nDon’t use ice.\n\n- Do not use cold baths.')
    expect(checkContractions(mixed)).toEqual([
      {
        file: 'fever.en.md',
        line: 9,
        message: "'Do not' here and 'isn’t' on line 5: a page contracts all of them or none.",
      },
    ])
  })

  it('of the contraction where nearly the whole page is in full', () => {
    const legal = page('We do not sell data.\n\nIt is not shared.\n\nYou don’t need an account.')
    expect(linesOf(checkContractions(legal))).toEqual(['fever.en.md:9'])
  })

  it('of the summary, which stands above the text', () => {
    const mixed = page('It isn’t dangerous. Don’t wait.', 'You cannot catch it.')
    expect(linesOf(checkContractions(mixed))).toEqual([`fever.en.md:${summaryLine}`])
  })

  it('of a percentage in the other language’s form', () => {
    expect(linesOf(checkPercent(page('About 5% get it.\n\nOf them, 10 % are ill.'), 'en'))).toEqual(['fever.en.md:7'])
    expect(linesOf(checkPercent(page('Omtrent 5 % får det.\n\nAv dem blir 10% syke.'), 'no'))).toEqual([
      'fever.en.md:7',
    ])
  })
})

it('leaves ‘must not’ alone, and what a page only names: signs, facts and addresses', () => {
  const text = 'Don’t wait. You must not drive. {fact:do-not} [Read on](page:what-we-cannot-do)\n\n- {sign:cannot-pee}'
  expect(checkContractions(page(text))).toEqual([])
  expect(checkContractions(page('We do not sell data. You cannot be named.'))).toEqual([])
})
