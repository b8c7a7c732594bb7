import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageSource } from '../read/read-pages.ts'
import { checkProse } from './check-prose.ts'
import { readPassages, wordsOf } from './passages.ts'
import { isForeign } from './sentences.ts'
import { findSharedText } from './shared-passages.ts'

const written = (file: string, body: string) => ({
  file,
  body,
  bodyLine: 5,
  words: { title: '', summary: '' },
  lineOf: () => 1,
})
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

  it('that a part of a sentence in a list begins with a capital, and a sentence with a small letter', () => {
    const list = '## Symptoms {#x}\n- Burning behind the breastbone\n- a sour taste\n\n- rest.\n- Drink water.'
    expect(problemsOf(page('a', list, 'Kort.'))).toEqual([
      "a.en.md:6 'Burning' begins a part of a sentence in a list: write it with a small letter, or make the item a sentence with a full stop.",
      "a.en.md:9 'rest' begins a sentence in a list: write it with a capital, or leave out the full stop.",
    ])
    const norwegian = '- Svie bak brystbeinet\n- [Sur](page:x) smak\n- [Raping](page:y)'
    expect(problemsOf(page('a', 'Short.', norwegian)).map((problem) => problem.split(' begins')[0])).toEqual([
      "a.no.md:5 'Svie'",
      "a.no.md:6 'Sur'",
      "a.no.md:7 'Raping'",
    ])
  })

  it('that a list mixes sentences with parts of sentences, or labels with and without a capital', () => {
    expect(
      problemsOf(page('a', '- a sour taste\n- Drink water.', '- **Babyer:** flekker\n- **voksne:** kløe')),
    ).toEqual([
      'a.en.md:6 some items of this list are sentences and others are not: end all of them with a full stop, or none.',
      'a.no.md:6 some labels of this list begin with a capital and others do not: begin all of them alike.',
    ])
  })

  it('nothing of names, abbreviations, labels, quotations, links and warning signs in a list', () => {
    const lists = [
      'Take the bus to Bislett.',
      '- Bislett, by bus\n- CT or MRI\n- B12\n- Mental Helse\n- a cough\n- ‘This is panic’\n- 38 degrees\n- {sign:fever}',
      '- **Babies:** dry patches\n- Penis: first urine',
      '- [Book an appointment](page:x)\n- [See all clinics](page:y)',
      '- Take paracetamol. {caution:paracetamol}\n- Say: ‘I’m not well.’\n- Rest (but not in bed).',
    ]
    expect(problemsOf(page('a', lists.join('\n\n'), 'Kort.'))).toEqual([])
  })

  it('that two Norwegian words stand as one elsewhere, in texts and summaries, unless the list says that they are two', () => {
    const one = page(
      'a',
      'Short.',
      'Ring legevakten.\n\nHver dag gjør vi en test av **lege** vakten. Ta det i hver dag.',
    )
    const other = page('b', 'Short.', 'Hverdagen er fin. Legen, vakten og du.')
    Object.assign(other.words.no!.words, { summary: 'Ring lege vakten.' })
    const message =
      "'lege vakten' is one word elsewhere: 'legevakten'. Write one of them everywhere, or list the pair under 'apart' in words.yaml."
    expect(problemsOf(one, other)).toEqual([`a.no.md:7 ${message}`, `b.no.md:1 ${message}`])
    expect(checkProse([one, other], {}, ['lege vakten']).problems).toEqual([])
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
