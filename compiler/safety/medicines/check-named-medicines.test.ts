import { describe, expect, it, onTestFinished } from 'vitest'
import { composeSite } from '../../compose/compose-site.ts'
import { ContentError } from '../../problem.ts'
import { sampleFiles, writeContent } from '../../testing/sample-content.ts'

const files = sampleFiles()

function problemsOf(changes: Record<string, string>): string[] {
  const content = writeContent(changes)
  onTestFinished(content.remove)
  try {
    composeSite(content.folder, 'norway', '2026-11-15')
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(
      ({ file, line, message }) => `${file.replace(`${content.folder}/`, '')}:${line} ${message}`,
    )
  }
}

const page = (words: string) => ({
  'pages/sciatica.en.md': files['pages/sciatica.en.md']!.replace(
    'It passes in 6 weeks.',
    `It passes in 6 weeks. ${words}`,
  ),
})
const codeine =
  'codeine: { names: { en: [codeine], no: [kodein] }, pregnancy: may, breastfeeding: may, children: doctor, interactions: [], caution: { en: Rub in., no: Gni inn. }, source: The leaflet }\n'

describe('a medicine that a page names', () => {
  it('has an entry that says who must not take it, or file and line are told', () => {
    expect(problemsOf(page('Never drive after codeine.'))).toEqual([
      "pages/sciatica.en.md:7 'codeine' has no entry in content/medicines.yaml. Write who must not take it, or leave the name out.",
    ])
  })

  it('is no problem with its entry, in any form of its name', () => {
    const medicines = files['medicines.yaml']! + codeine
    expect(problemsOf({ ...page('Never drive after codeine.'), 'medicines.yaml': medicines })).toEqual([])
  })

  it.each([
    ['pregnancy', codeine.replace('pregnancy: may', 'pregnancy: ask')],
    ['breastfeeding', codeine.replace('breastfeeding: may', 'breastfeeding: never')],
    ['children under 12 years', codeine.replace('children: doctor', 'children: 12 years')],
  ])('has a caution that speaks of %s in both languages', (what, entry) => {
    const told = problemsOf({ 'medicines.yaml': files['medicines.yaml']! + entry })
    expect(told).toEqual(['en', 'no'].map((it) => `medicines.yaml:4 'codeine.caution.${it}': says nothing of ${what}.`))
  })

  it('has a caution that names what it must not be taken with', () => {
    const entry = codeine.replace('interactions: []', 'interactions: [alcohol]')
    expect(problemsOf({ 'medicines.yaml': files['medicines.yaml']! + entry })).toEqual([
      "medicines.yaml:4 'codeine.caution.en': says nothing of 'alcohol'.",
    ])
  })
})
