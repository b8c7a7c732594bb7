import { describe, expect, it } from 'vitest'
import { listProblems } from '../../testing/content-problems.ts'
import { sampleFiles } from '../../testing/sample-content.ts'
import { createSubstanceFinder } from './substances.ts'

const files = sampleFiles()
const condition = files['pages/sciatica.en.md']!

/** What an editor is told about medicines. */
const problemsOf = (changes: Record<string, string>) => listProblems(changes).filter((it) => /medicine/.test(it))

/** The sample's page about us, of another kind, with a line more. */
function page(record: string, line: string): Record<string, string> {
  return {
    'pages/about-us.yaml': `${record}\ngroup: legal\n`,
    'pages/about-us.en.md': `${files['pages/about-us.en.md']}\n${line}\n`,
  }
}
const onCondition = (line: string) => ({ 'pages/sciatica.en.md': condition.replace('- Pain,', `- ${line}`) })

describe('a page that sells', () => {
  it.each([
    ['a blog post', 'kind: blog-post\npublished: 2026-10-01\nauthor: ola'],
    ['a service', 'kind: service'],
    ['a page from which something can be booked', 'kind: content\ntreatments: [physio-first]'],
  ])('%s names no prescription medicine, not even in a warning', (_, record) => {
    expect(problemsOf(page(record, 'Isotretinoin must not be used in pregnancy.'))).toEqual([
      "pages/about-us.en.md:8 'Isotretinoin' is a prescription medicine, and the page sells something. Say what kind of medicine it is instead.",
    ])
  })

  it('has a booking when its text links to one', () => {
    const line = 'Never take isotretinoin when pregnant. [Book](book:physio-first)'
    expect(problemsOf(page('kind: content', line))).toHaveLength(1)
  })

  it('names none by a caution that is filled in', () => {
    const medicines = files['medicines.yaml']!.replace('Not when pregnant.', 'Not when pregnant or with isotretinoin.')
    expect(problemsOf({ ...page('kind: service', '{caution:ibuprofen}'), 'medicines.yaml': medicines })).toEqual([
      'pages/about-us.en.md:8 {caution:ibuprofen} names isotretinoin, a prescription medicine, and the page sells something. Say the caution in words of the page.',
    ])
  })

  it('names none in its sources', () => {
    const record = 'kind: service\nsources: [{ title: Isotretinoin, publisher: NHS }]'
    expect(problemsOf(page(record, 'Text.'))).toEqual([
      "pages/about-us.yaml:2 'Isotretinoin' is a prescription medicine, and the page sells something. Choose a source about the illness.",
    ])
  })

  it.each(['The injections lower weight by 15 %.', 'The tablets help 7 of 10 people.'])(
    'does not tell how well a medicine works: %s',
    (line) => {
      expect(problemsOf(page('kind: service', line))).toEqual([
        'pages/about-us.en.md:8 the page sells something and tells how well a medicine works. Leave the figure out.',
      ])
    },
  )

  it('may say what kind of medicine it is, and name what is sold without a prescription', () => {
    expect(problemsOf(page('kind: service', 'Strong acne tablets harm an unborn baby. Try diclofenac gel.'))).toEqual(
      [],
    )
  })
})

describe('a page about an illness', () => {
  it('names a prescription medicine where the reader must beware of it', () => {
    expect(problemsOf(onCondition('Do not take isotretinoin if you’re pregnant,'))).toEqual([])
  })

  it('does not name one as a treatment', () => {
    expect(problemsOf(onCondition('Severe cases get isotretinoin,'))).toEqual([
      "pages/sciatica.en.md:10 'isotretinoin' is a prescription medicine, and this is no warning. Say what kind of medicine it is instead.",
    ])
  })

  it('does not tell how well one works, not even in a warning', () => {
    expect(problemsOf(onCondition('Never take isotretinoin when pregnant. It helps 90 %,'))).toEqual([
      "pages/sciatica.en.md:10 'isotretinoin' is a prescription medicine: leave out how well it works.",
    ])
  })

  it('names none in its summary, which stands in lists and search engines', () => {
    const summary = condition.replace('Pain down the leg.', 'Do not take isotretinoin.')
    expect(problemsOf({ 'pages/sciatica.en.md': summary })).toEqual([
      "pages/sciatica.en.md:4 'isotretinoin' is a prescription medicine. Titles and summaries say what kind of medicine it is.",
    ])
  })
})

describe('a page about medicines', () => {
  const about = 'kind: content\naboutMedicines: true'
  it('names them, with nothing to book', () => {
    expect(problemsOf(page(about, 'Isotretinoin is for severe acne.'))).toEqual([])
  })

  it.each([
    [
      'a treatment to book',
      `${about}\ntreatments: [physio-first]`,
      'Text.',
      'pages/about-us.yaml:3 a page about medicines offers nothing to book. Remove treatments.',
    ],
    [
      'a booking link',
      about,
      '[Book](book:physio-first)',
      'pages/about-us.en.md:8 a page about medicines has no booking link.',
    ],
    [
      'a card with a booking button',
      about,
      ':::non-urgent\n- you feel ill\n:::',
      "pages/about-us.en.md:8 the card ':::non-urgent' has a booking button. A page about medicines lists such things in its text.",
    ],
    [
      'the structured data of a service',
      'kind: service\naboutMedicines: true',
      'Text.',
      "pages/about-us.yaml:1 a page about medicines is of the kind 'content' or 'blog-post', not 'service'.",
    ],
  ])('does not have %s', (_, record, line, expected) => {
    expect(problemsOf(page(record, line))).toContain(expected)
  })
})

describe('the list of substances', () => {
  const find = createSubstanceFinder({
    prescription: { skin: ['isotretinoin', 'diclofenac', 'testosterone gel'] },
    withoutPrescription: [{ names: ['diclofenac gel'], why: 'for the skin' }],
  })

  it('finds names in any form', () => {
    expect(find('Isotretinoin-tabletter')).toBe('Isotretinoin-tabletter')
    expect(find('with isotretinointabletter')).toBe('isotretinointabletter')
    expect(find('a testosterone gel')).toBe('testosterone gel')
  })

  it('knows what is sold without a prescription, and the body’s own hormones', () => {
    expect(find('diclofenac gel from a pharmacy')).toBeUndefined()
    expect(find('your testosterone is low')).toBeUndefined()
    expect(find('diclofenac tablets')).toBe('diclofenac')
  })

  it('refuses a name that stands on both sides', () => {
    const list =
      'prescription: { skin: [adapalene] }\nwithoutPrescription: [{ names: [adapalene], why: for the skin }]\n'
    expect(problemsOf({ 'substances.yaml': list })).toEqual([
      "substances.yaml:2 'withoutPrescription.0.names': 'adapalene' is listed as a prescription medicine too; decide which it is.",
    ])
  })
})

it('texts of clinics, practitioners, the catalogue and the menu name none', () => {
  const clinic = files['clinics/bislett.yaml']!.replace('No steps.', 'No steps. We prescribe isotretinoin.')
  expect(problemsOf({ 'clinics/bislett.yaml': clinic })).toEqual([
    "clinics/bislett.yaml:19 'isotretinoin' is a prescription medicine. Say what kind of medicine it is instead.",
  ])
})
