import { type Country, homeLanguage, type Language } from '#domain/market/locale.ts'
import type { Section } from '#page-data/parts.ts'
import type { ContentProblem } from '../problem.ts'
import { conditionSections, fewestWords } from '../read/page-fields.ts'
import type { PageSource, WrittenPage } from '../read/read-pages.ts'
import { countWords } from './check-words.ts'
import { bareAgesOf, quantitiesOf } from './quantities.ts'

/** The two languages of a page in a country must match: sections, care cards, numbers with a unit. `no` is the language at home. */
export function checkTwins(
  page: PageSource,
  sections: { en: Section[]; no: Section[] },
  country: Country,
  problems: ContentProblem[],
) {
  const { en, [homeLanguage(country)]: no } = page.words as Record<Language, WrittenPage>
  compare(keysOf(sections.en), keysOf(sections.no), (missing, twin) => {
    const where = twin === 'no' ? no : en
    problems.push({
      file: where.file,
      line: where.bodyLine,
      message: `section {#${missing}} of the twin is missing here. Write it, or remove it there.`,
    })
  })
  if (
    keysOf(sections.en).join() !== keysOf(sections.no).join() &&
    sameMembers(keysOf(sections.en), keysOf(sections.no))
  ) {
    problems.push({
      file: no.file,
      line: no.bodyLine,
      message: `the sections stand in another order than in ${en.file}. Order them alike.`,
    })
  }
  compare(cardsOf(sections.en), cardsOf(sections.no), (missing, twin) => {
    const where = twin === 'no' ? no : en
    problems.push({
      file: where.file,
      line: where.bodyLine,
      message: `the care card ':::${missing}' of the twin is missing here. Write it, or remove it there.`,
    })
  })
  compare(drawingsOf(en), drawingsOf(no), (missing, twin) => {
    const where = twin === 'no' ? no : en
    problems.push({
      file: where.file,
      line: where.bodyLine,
      message: `the drawing '${missing}' of the twin is missing here. Place it, or remove it there.`,
    })
  })
  compareQuantities(en, no, problems)
  checkKind(page, sections.en, problems)
  for (const written of [en, no]) {
    const fewest = fewestWords[page.record.kind]
    const words = fewest ? countWords(written.body) : 0
    if (fewest && words < fewest) {
      problems.push({
        file: written.file,
        line: written.bodyLine,
        message: `the page has ${words} words; this kind needs at least ${fewest}. Say more of its own subject.`,
      })
    }
  }
}

function checkKind(page: PageSource, sections: Section[], problems: ContentProblem[]) {
  const { record } = page
  const en = page.words.en!
  const report = (message: string) => problems.push({ file: en.file, line: en.bodyLine, message })
  if (record.kind !== 'condition') return
  const keys = keysOf(sections)
  for (const key of keys)
    if (!conditionSections.order.includes(key))
      report(`'${key}' is no section of a condition page. Use one of: ${conditionSections.order.join(', ')}.`)
  for (const key of conditionSections.required)
    if (!keys.includes(key)) report(`section {#${key}} is missing; every condition page has it.`)
  const order = keys.map((key) => conditionSections.order.indexOf(key))
  if (order.some((place, index) => index > 0 && place < order[index - 1]!))
    report(`the sections stand in the wrong order. Order them: ${conditionSections.order.join(', ')}.`)
  if (!sameMembers(cardsOf(sections), record.care)) {
    problems.push({
      file: page.file,
      line: page.lineOf(['care']),
      message: `'care' says ${record.care.join(', ')} but the pages have ${cardsOf(sections).join(', ') || 'no cards'}. Make them agree.`,
    })
  }
  const questions = sections.flatMap((section) =>
    section.parts.flatMap((part) => ('questions' in part ? part.questions : [])),
  )
  if (questions.length < 2) report(`the page has ${questions.length} questions and answers; it needs at least 2.`)
  if (!en.words.plainName || !page.words.no!.words.plainName)
    report("'plainName' is missing: the name of the condition in running text.")
}

/** Comparing numbers section by section is too strict for natural language, so the page as a whole must match. */
function compareQuantities(en: WrittenPage, no: WrittenPage, problems: ContentProblem[]) {
  const english = quantitiesOf(en.body)
  const norwegian = quantitiesOf(no.body)
  const count = (list: { value: string }[], value: string) => list.filter((item) => item.value === value).length
  for (const [list, other, written, twin] of [
    [english, norwegian, en, no],
    [norwegian, english, no, en],
  ] as const) {
    const reported = new Set<string>()
    const bareAges = bareAgesOf(twin.body)
    for (const { value, line } of list) {
      const there = count(other, value) + bareAges.filter((age) => age === value).length
      if (count(list, value) <= there || reported.has(value)) continue
      reported.add(value)
      problems.push({
        file: written.file,
        line: written.bodyLine + line,
        message: `'${value}' stands ${count(list, value)} times here and ${count(other, value)} times in ${twin.file}. Say the same number in both.`,
      })
    }
  }
}

const keysOf = (sections: Section[]) => sections.map((section) => section.key)
const cardsOf = (sections: Section[]) => [
  ...new Set(
    sections.flatMap((section) => section.parts.flatMap((part) => ('care' in part ? [part.care as string] : []))),
  ),
]
const drawingsOf = ({ body }: WrittenPage) => [...body.matchAll(/^\{drawing:([a-z0-9-]+)\}$/gm)].map(([, id]) => id!)
const sameMembers = (a: string[], b: string[]) => a.length === b.length && a.every((item) => b.includes(item))

function compare(english: string[], norwegian: string[], report: (missing: string, twin: 'en' | 'no') => void) {
  for (const key of english) if (!norwegian.includes(key)) report(key, 'no')
  for (const key of norwegian) if (!english.includes(key)) report(key, 'en')
}
