import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../check.ts'
import { ContentError } from '../problem.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'

const files = sampleFiles()
const words = {
  'words.yaml': `en: []\nno: []\nsv:\n  - { avoid: ikke, use: inte, why: norska }\n  - { avoid: utan nät, use: offline, why: så skriver 1177 }\n`,
  'terms.yaml': `- concept: where you give birth
  en: maternity unit
  no: fødeavdeling
  sv: förlossning
  avoid: { en: ['maternity ward-'], no: ['fødeklinikk-'], sv: ['födavdelning-'] }
`,
}

/** What `npm run check` says about words in the sample with these files in it; its long sentences aside. */
function problemsWith(changed: Record<string, string>): string[] {
  const content = writeContent(changed)
  onTestFinished(content.remove)
  try {
    return checkContent(content.folder, '2026-11-15')
      .problems.filter(({ message }) => !/sentence/.test(message))
      .map(say)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(say)
  }
  function say({ file, line, message }: { file: string; line: number; message: string }) {
    return `${file.replace(`${content.folder}/`, '')}:${line} ${message}`
  }
}

describe('the words that we do not use', () => {
  it('are found in every file of content, in the language of the text, on its own line', () => {
    expect(
      problemsWith({
        ...words,
        'areas.yaml': '- id: oslo\n  name: { no: Oslo, en: Oslo, sv: Ikke Oslo }\n',
      }),
    ).toEqual(["areas.yaml:2 'ikke' is not one of our words (norska). Write: inte."])
  })

  it('include the other names of a concept, in every language', () => {
    const named = (language: 'en' | 'no', text: string) => ({
      [`pages/sciatica.${language}.md`]: files[`pages/sciatica.${language}.md`]!.replace(
        /(\n## [^\n]+\n)/,
        `$1\n${text}\n`,
      ),
    })
    expect(problemsWith({ ...words, ...named('en', 'Call the maternity wards.') })[0]).toMatch(
      /^pages\/sciatica\.en\.md:\d+ 'maternity ward-' is not one of our words \(one name for one thing: where you give birth\)\. Write: maternity unit\.$/,
    )
    expect(problemsWith({ ...words, ...named('no', 'Ring fødeklinikken.') })[0]).toMatch(
      /^pages\/sciatica\.no\.md:\d+ 'fødeklinikk-'/,
    )
  })

  it('stop the table of terms itself where a name to avoid stands in the one to use, or has none to use', () => {
    expect(
      problemsWith({
        ...words,
        'terms.yaml': `- { concept: birth, en: maternity unit, no: fødeavdeling, avoid: { en: [unit], sv: [BB] } }\n`,
      }),
    ).toEqual([
      "terms.yaml:1 '0.avoid.en.0': 'unit' has no letter, or stands in the name that we use.",
      "terms.yaml:1 '0.avoid.sv.0': 'birth' has no name in this language.",
    ])
  })
})

describe('a page in Swedish', () => {
  const swedish = (body: string, title = 'Kontakt') => ({
    ...words,
    'pages/contact.sv.md': `---\npath: /kontakt/\ntitle: ${title}\nsummary: Skriv till oss.\n---\n${body}\n`,
  })

  it('has no Norwegian word, in its text or above it', () => {
    expect(problemsWith(swedish('## Ont {#about}\n\nDet er ikke farlig.\n\nDu är utan nät.', 'Kontakt ikke'))).toEqual([
      "pages/contact.sv.md:3 'ikke' is not one of our words (norska). Write: inte.",
      "pages/contact.sv.md:8 'ikke' is not one of our words (norska). Write: inte.",
      "pages/contact.sv.md:10 'utan nät' is not one of our words (så skriver 1177). Write: offline.",
    ])
  })

  it('may link to Norwegian addresses', () => {
    expect(problemsWith(swedish('## Mer {#about}\n\nLäs [mer](https://ikke.example/ikke).'))).toEqual([])
  })
})

describe('the name of a button on a page', () => {
  const withLine = (language: 'en' | 'no', line: string) => ({
    [`pages/sciatica.${language}.md`]: `${files[`pages/sciatica.${language}.md`]!.trimEnd()}\n\n${line}\n`,
  })
  const lineOf = (language: 'en' | 'no') => files[`pages/sciatica.${language}.md`]!.trimEnd().split('\n').length + 2

  it('is a reference, in whatever quotes: typed by hand it is named with its line and what to write', () => {
    expect(problemsWith(withLine('en', 'The screen says ‘Appointment booked’.'))).toEqual([
      `pages/sciatica.en.md:${lineOf('en')} 'Appointment booked' is on screen and typed by hand. Write {fact:label-appointment-booked}, so that it follows the screen.`,
    ])
    expect(problemsWith(withLine('no', 'Se etter «Vis kart».'))).toEqual([
      `pages/sciatica.no.md:${lineOf('no')} 'Vis kart' is on screen and typed by hand. Write {fact:label-…} and name it in listLabels (compiler/safety/named-facts.ts), so that it follows the screen.`,
    ])
  })

  it('follows the screen as a reference, and other quotes are free', () => {
    expect(
      problemsWith(withLine('en', 'The screen says ‘{fact:label-appointment-booked}’, not ‘it hurts’ or ‘No’.')),
    ).toEqual([])
  })
})
