import { describe, expect, it } from 'vitest'
import { listProblems } from '../../testing/content-problems.ts'
import { sampleFiles } from '../../testing/sample-content.ts'

const files = sampleFiles()

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
    expect(listProblems(page('Never drive after codeine.'))).toEqual([
      "pages/sciatica.en.md:7 'codeine' has no entry in content/medicines.yaml. Write who must not take it, or leave the name out.",
    ])
  })

  it('is no problem with its entry, in any form of its name', () => {
    const medicines = files['medicines.yaml']! + codeine
    expect(listProblems({ ...page('Never drive after codeine.'), 'medicines.yaml': medicines })).toEqual([])
  })

  it.each([
    ['pregnancy', codeine.replace('pregnancy: may', 'pregnancy: ask')],
    ['breastfeeding', codeine.replace('breastfeeding: may', 'breastfeeding: never')],
    ['children under 12 years', codeine.replace('children: doctor', 'children: 12 years')],
  ])('has a caution that speaks of %s in both languages', (what, entry) => {
    const told = listProblems({ 'medicines.yaml': files['medicines.yaml']! + entry })
    expect(told).toEqual(['en', 'no'].map((it) => `medicines.yaml:4 'codeine.caution.${it}': says nothing of ${what}.`))
  })

  it('has a caution that names what it must not be taken with', () => {
    const entry = codeine.replace('interactions: []', 'interactions: [alcohol]')
    expect(listProblems({ 'medicines.yaml': files['medicines.yaml']! + entry })).toEqual([
      "medicines.yaml:4 'codeine.caution.en': says nothing of 'alcohol'.",
    ])
  })
})
