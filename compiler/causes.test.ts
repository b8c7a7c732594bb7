import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from './check.ts'
import { ContentError } from './problem.ts'
import { sampleFiles, writeContent } from './testing/sample-content.ts'

const files = sampleFiles()
const navigation = files['navigation.yaml']!
const person = files['practitioners/sara.yaml']!

/** What `npm run check` prints for the content with these changes, without the folder. */
function linesOf(changes: Record<string, string | null>): string[] {
  const content = writeContent(changes)
  onTestFinished(content.remove)
  try {
    checkContent(content.folder, '2026-11-15')
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.replaceAll(`${content.folder}/`, '').split('\n')
  }
}

const without = (file: string, part: RegExp | string, replacement = '') => {
  const changed = files[file]!.replace(part, replacement)
  expect(changed).not.toBe(files[file])
  return { [file]: changed }
}
/** Pages that link to the page about us and list it as related. */
const seasons = `- { id: all, months: [1,2,3,4,5,6,7,8,9,10,11,12], title: { no: Alltid, en: Always }, pages: [about-us, contact, cookies, clinics, faq, search] }\n`
const linked = {
  'search/synonyms.yaml': 'popular: [about-us]\npages: { about-us: { en: [who we are] } }\n',
  'seasons.yaml': seasons,
}

describe('an editor who made one mistake reads of that mistake alone', () => {
  const mistakes: [what: string, changes: Record<string, string | null>, told: RegExp][] = [
    [
      'a page without a title, to which texts, lists, menus, seasons and searches lead',
      { ...linked, ...without('pages/about-us.en.md', /title:.*/, 'title:') },
      /^pages\/about-us\.en\.md:2 {2}'title': /,
    ],
    [
      'a page without its twin',
      { ...linked, 'pages/about-us.no.md': null },
      /^pages\/about-us\.en\.md:1 {2}the Norwegian twin about-us\.no\.md is missing/,
    ],
    [
      'a record that is no YAML',
      { ...linked, 'pages/about-us.yaml': 'kind: [legal\n' },
      /^pages\/about-us\.yaml:\d {2}broken YAML/,
    ],
    [
      'an unknown field',
      { ...linked, 'pages/about-us.yaml': `${files['pages/about-us.yaml']}tittle: x\n` },
      /^pages\/about-us\.yaml:3 {2}unknown field 'tittle'/,
    ],
    [
      'no front matter',
      { ...linked, ...without('pages/about-us.no.md', '---\n') },
      /^pages\/about-us\.no\.md:1 {2}the front matter is missing/,
    ],
    [
      'a home page without a title',
      without('pages/index.en.md', /title:.*/, 'title:'),
      /^pages\/index\.en\.md:2 {2}'title': /,
    ],
    [
      'a thank-you page without a title',
      without('pages/business-thanks-interest.no.md', /title:.*/, 'title:'),
      /^pages\/business-thanks-interest\.no\.md:3 {2}'title': /,
    ],
    [
      'a warning sign of an unknown level, in the table that all pages use',
      without(
        'warning-signs.yaml',
        'level: urgent\n  words: { en: you feel helpless',
        'level: high\n  words: { en: you feel helpless',
      ),
      /^warning-signs\.yaml:\d+ {2}'helpless\.level': /,
    ],
    [
      'exercises that are no YAML',
      { 'exercises.yaml': 'bridge: [\n', ...without('pages/sciatica.yaml', 'care:', 'exercises: [bridge]\ncare:') },
      /^exercises\.yaml:\d {2}broken YAML/,
    ],
    [
      'areas of the body with an unknown field',
      {
        'body-areas.yaml': '- { idd: back }\n',
        ...without('pages/sciatica.yaml', 'care:', 'bodyArea: back\ncare:'),
        'navigation.yaml': navigation.replace('about: [', 'about: [health-care/back, '),
      },
      /^body-areas\.yaml:1 {2}/,
    ],
    ['a clinic without a phone', without('clinics/bislett.yaml', /phone:.*\n/), /^clinics\/bislett\.yaml:1 {2}'phone'/],
    ['a missing table', { 'catalogue.yaml': null }, /^catalogue\.yaml:1 {2}the file is missing/],
  ]
  it.each(mistakes)('%s', (_, changes, told) => {
    const lines = linesOf(changes)
    const places = new Set(lines.slice(0, -1).map((line) => line.split(':')[0]))
    expect(lines[0]).toMatch(told)
    expect([...places], lines.join('\n')).toHaveLength(1)
    expect(lines.at(-1)).toMatch(/^\d+ problems? in the content\.$/)
  })

  it('and of another mistake too, which does not follow from it', () => {
    const lines = linesOf({
      ...linked,
      ...without('pages/about-us.en.md', /title:.*/, 'title:'),
      ...without('pages/contact.en.md', 'Text of contact.', 'See [this](page:nowhere) and [us](page:about-us).'),
    })
    expect(lines).toEqual([
      expect.stringContaining("pages/about-us.en.md:2  'title'"),
      "pages/contact.en.md:6  the link 'page:nowhere' leads nowhere. Use the id of a page that exists.",
      '2 problems in the content.',
    ])
  })

  it('and of a page and a price at once', () => {
    const lines = linesOf({
      ...without('pages/about-us.en.md', /title:.*/, 'title:'),
      ...without('prices.yaml', / *video.*\n/),
    })
    expect(lines).toEqual([
      expect.stringContaining("pages/about-us.en.md:2  'title'"),
      "prices.yaml:1  treatment 'video' has no price. Add it to this file.",
      '2 problems in the content.',
    ])
  })
})

describe('what many places refer to and nobody wrote is told once, with the first three places and their number', () => {
  it('a page that was removed', () => {
    const lines = linesOf({
      ...linked,
      ...Object.fromEntries(['.yaml', '.en.md', '.no.md'].map((ending) => [`pages/about-us${ending}`, null])),
    })
    expect(lines).toEqual([
      "navigation.yaml:3  there is no page 'about-us'. Use the id of a page that exists.",
      '  6 more places refer to it: pages/sciatica.en.md:10, pages/sciatica.no.md:11 and 4 more.',
      '1 problem in the content.',
    ])
  })

  it('a warning sign that was removed: cards and sets of signs that name it are no further problems', () => {
    const signs = files['warning-signs.yaml']!.replace(/cannot-hold-urine:[\s\S]*?source: NHS\n/, '')
    const lines = linesOf({ 'warning-signs.yaml': signs })
    expect(lines.map((line) => line.replace(/:\d+ /, ': '))).toEqual([
      "pages/sciatica.en.md:  there is no warning sign 'cannot-hold-urine'. Use an id of warning-signs.yaml.",
      "pages/sciatica.no.md:  there is no warning sign 'cannot-hold-urine'. Use an id of warning-signs.yaml.",
      "sign-sets.yaml:  warning-signs.yaml has no sign 'cannot-hold-urine'.",
      '3 problems in the content.',
    ])
  })

  it('a treatment that is spelt differently in the catalogue: the mistake first', () => {
    const people = ['kari', 'liv', 'mia', 'nora'].map((id) => [
      `practitioners/${id}.yaml`,
      person.replace('id: sara', `id: ${id}`),
    ])
    const lines = linesOf({
      ...Object.fromEntries(people),
      ...without('catalogue.yaml', 'id: physio-first', 'id: physio-frist'),
    })
    expect(lines).toEqual([
      "prices.yaml:1  treatment 'physio-frist' has no price. Add it to this file.",
      "practitioners/kari.yaml:9  'physio-first' is no treatment of catalogue.yaml.",
      '  5 more places refer to it: practitioners/liv.yaml:9, practitioners/mia.yaml:9 and 3 more.',
      '2 problems in the content.',
    ])
  })

  it('the page that messages to patients lead to', () => {
    expect(
      linesOf({ 'navigation.yaml': navigation.replace('manage: book-an-appointment', 'manage: nowhere') }),
    ).toEqual([
      "navigation.yaml:6  there is no page 'nowhere'. Use the id of a page that exists.",
      '1 problem in the content.',
    ])
  })
})
