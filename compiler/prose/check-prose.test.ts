import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageSource } from '../read/read-pages.ts'
import { checkProse } from './check-prose.ts'
import { readPassages, wordsOf } from './passages.ts'
import { isForeign } from './sentences.ts'
import { findSharedText } from './shared-passages.ts'

const written = (file: string, body: string) => ({ file, body, bodyLine: 5, words: {}, lineOf: () => 1 })
const page = (id: string, en: string, no: string, kind = 'condition') =>
  ({
    id,
    record: { kind },
    words: { en: written(`${id}.en.md`, en), no: written(`${id}.no.md`, no) },
  }) as unknown as PageSource
const problemsOf = (...pages: PageSource[]) =>
  checkProse(pages).problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

const distinct = (first: number, count: number) => Array.from({ length: count }, (_, n) => `word${first + n}`).join(' ')

describe('an editor is told', () => {
  it('that a sentence is too long to follow, on its line', () => {
    const long = `Short one. The ${distinct(0, 20)}.`
    expect(problemsOf(page('a', `## Heading {#x}\n\n${long}`, 'Kort.'))).toEqual([
      'a.en.md:7 a sentence has 21 words; readers follow 20. Make two of it.',
    ])
  })

  it('that a sentence was left in the other language', () => {
    const english = 'You can do this if you have the time and it is not far.'
    const norwegian = 'Du kan gjøre dette hvis du har tid og det ikke er langt.'
    expect(problemsOf(page('a', english, norwegian))).toEqual([])
    expect(problemsOf(page('a', norwegian, english))).toEqual([
      `a.en.md:5 this is not English: ${norwegian}`,
      `a.no.md:5 this is not Norwegian: ${english}`,
    ])
  })

  it('that a page says what another of its kind says, but not what partners with the same agreement say', () => {
    const same = `${distinct(0, 20)}.`
    const [one, two] = [`${same}\n\n${distinct(100, 20)}.`, `${same}\n\n${distinct(200, 20)}.`]
    expect(problemsOf(page('a', one, 'Én.'), page('b', two, 'To.'))).toEqual([
      "a.en.md:5 50 % of the page stands on 'b' too. Write of its own subject, or link there.",
      "b.en.md:5 50 % of the page stands on 'a' too. Write of its own subject, or link there.",
    ])
    expect(problemsOf(page('a', one, 'Én.'), page('b', two, 'To.', 'service'))).toEqual([])
    expect(problemsOf(page('a', one, 'Én.', 'partner'), page('b', two, 'To.', 'partner'))).toEqual([])
  })

  it('that the way from one place is told in the words of another', () => {
    const place = (file: string, en: string) => ({
      name: { en: file, no: file },
      position: { lat: 60, lng: 10 },
      ways: { okern: { en, no: 'Gå.' } },
      file,
      lineOf: () => 6,
    })
    const same = `Walk ${distinct(0, 12)}.`
    const { problems } = checkProse([], { hasle: place('hasle.yaml', same), ulven: place('ulven.yaml', same) })
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      "hasle.yaml:6 100 % of the page stands on 'places/ulven to okern' too. Write of its own subject, or link there.",
      "ulven.yaml:6 100 % of the page stands on 'places/hasle to okern' too. Write of its own subject, or link there.",
    ])
  })
})

describe('what is measured', () => {
  it('is what readers see: no directives, keys, targets, signs and cautions', () => {
    const body =
      '## Title {#key}\n:::urgent\n- {sign:fever}\n- you’re [ill](page:x)\n:::\n\nOne line\nand the next. {caution:y}\n'
    expect(readPassages(body)).toEqual([
      { line: 0, text: 'Title' },
      { line: 3, text: 'you’re ill' },
      { line: 6, text: 'One line and the next.' },
    ])
  })

  it('is shared between no two texts without a common run of words, and wholly between equal ones', () => {
    const text = (id: string, start: number) => ({ id, passages: [{ line: 0, text: distinct(start, 30) }] })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (start) => {
        const [found] = findSharedText([text('a', 0), text('b', start)])
        const common = Math.max(0, 30 - start - 7)
        expect(found?.share ?? 0).toBeCloseTo(common / 23)
      }),
    )
  })

  it('does not take names and numbers for another language', () => {
    expect(isForeign('Dr Kari Nordmann, Oslo 0354', 'en')).toBe(false)
    expect(wordsOf('Don’t take COVID-19 tests')).toEqual(['don’t', 'take', 'covid-19', 'tests'])
  })
})
