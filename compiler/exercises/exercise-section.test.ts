import { expect, it, onTestFinished } from 'vitest'
import { composeSite } from '../compose/compose-site.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'

const exercises = `bridge:
  name: { en: Bridge & lift, no: Seteløft }
  steps:
    - { en: Lie on your back., no: Ligg på ryggen. }
    - { en: Lift your hips., no: Løft hoftene. }
  often: { en: 10 times, no: 10 ganger }
`
const files = sampleFiles()

/** The sections of the sample's condition whose record has these lines more. */
function sectionsWith(lines: string, changes: Record<string, string> = {}, locale: 'en' | 'no' = 'en') {
  const content = writeContent({
    'exercises.yaml': exercises,
    'pages/sciatica.yaml': files['pages/sciatica.yaml'] + lines,
    ...changes,
  })
  onTestFinished(content.remove)
  const { pages } = composeSite(content.folder, 'norway', '2026-11-15')
  return pages.find((page) => page.node.id === 'sciatica' && page.locale === locale)!.data.sections
}

it('exercises are a section of their own before the care cards, each with its steps and how often', () => {
  const sections = sectionsWith('exercises: [bridge]\n', {}, 'no')
  expect(sections.map(({ key }) => key)).toEqual(['overview', 'symptoms', 'exercises', 'help', 'questions'])
  const { title, parts } = sections[2]!
  expect(title).toBe('Øvelser')
  const html = JSON.stringify(parts)
  for (const words of ['Seteløft', 'Ligg på ryggen.', 'Løft hoftene.', '10 ganger', 'Stopp hvis plagene blir verre'])
    expect(html).toContain(words)
})

it('they follow what patients can do themselves', () => {
  const selfCare = (text: string, before: string, heading: string) =>
    text.replace(before, `## ${heading} {#self-care}\nRest.\n\n${before}`)
  const sections = sectionsWith('exercises: [bridge]\n', {
    'pages/sciatica.en.md': selfCare(files['pages/sciatica.en.md']!, '## When', 'Self-care'),
    'pages/sciatica.no.md': selfCare(files['pages/sciatica.no.md']!, '## Når', 'Dette kan du gjøre'),
  })
  expect(sections.map(({ key }) => key)).toEqual([
    'overview',
    'symptoms',
    'self-care',
    'exercises',
    'help',
    'questions',
  ])
})

it('a page that introduces its exercises itself keeps its heading and words before them', () => {
  const introduce = (text: string, before: string, heading: string, words: string) =>
    text.replace(before, `## ${heading} {#exercises}\n${words}\n\n${before}`)
  const sections = sectionsWith('exercises: [bridge]\n', {
    'pages/sciatica.en.md': introduce(files['pages/sciatica.en.md']!, '## When', 'Keep moving', 'Two are enough.'),
    'pages/sciatica.no.md': introduce(files['pages/sciatica.no.md']!, '## Når', 'Hold deg i gang', 'To er nok.'),
  })
  const section = sections.find(({ key }) => key === 'exercises')!
  expect(section.title).toBe('Keep moving')
  expect(JSON.stringify(section.parts)).toMatch(/Two are enough\..*Bridge &#38; lift/)
})

it('a page without exercises has no such section', () => {
  expect(sectionsWith('').some(({ key }) => key === 'exercises')).toBe(false)
})
