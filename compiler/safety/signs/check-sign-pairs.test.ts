import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../../check.ts'
import { sampleFiles, writeContent } from '../../testing/sample-content.ts'

const files = sampleFiles()

/** What `npm run check` says about pairs of signs, of a page with both of these on its cards. */
function problemsWith(urgent: { en: string; no: string }, pairs: string): string[] {
  const sign = `\nmuddled:\n  level: urgent\n  words: { en: '${urgent.en}', no: '${urgent.no}' }\n  source: NHS\n`
  const withCards = (file: string) =>
    files[file]!.replace(
      '- {sign:cannot-hold-urine}\n:::',
      '- {sign:cannot-hold-urine}\n- {sign:hypo-severe}\n:::\n\n:::urgent\n- {sign:muddled}\n:::',
    )
  const content = writeContent({
    'warning-signs.yaml': files['warning-signs.yaml']! + sign,
    'sign-pairs.yaml': pairs,
    'pages/sciatica.yaml': files['pages/sciatica.yaml']!.replace('care: [emergency,', 'care: [emergency, urgent,'),
    'pages/sciatica.en.md': withCards('pages/sciatica.en.md'),
    'pages/sciatica.no.md': withCards('pages/sciatica.no.md'),
  })
  onTestFinished(content.remove)
  return checkContent(content.folder, '2026-11-15').problems.flatMap(({ file, line, message }) =>
    /share '|accepted|key word/.test(message)
      ? [`${file.replace(`${content.folder}/`, '')}:${line} ${message}`.replace(/\. Word .*/, '')]
      : [],
  )
}

const stop =
  'stopWords: { en: [you, have, diabetes, swallow, become], no: [du, har, diabetes, svelge, blir, klarer] }\nsameWords: { en: [[confused, confusion]], no: [] }\n'
const confusion = { en: 'you are in a state of confusion', no: 'du blir forvirret' }
const accepted = '  - { sign: hypo-severe, with: [muddled], why: Diabetes makes it 113. }\n'

describe('two cards of one page that may send the same reader to two places', () => {
  it('are named with the word that they share, in any form of it', () => {
    expect(problemsWith(confusion, `${stop}accepted: []\n`)).toEqual([
      "pages/sciatica.no.md:16 'hypo-severe' (emergency) and 'muddled' (urgent, line 20) share 'confused', 'forvirret'",
    ])
  })

  it('are no problem once a doctor has accepted the pair with a reason', () => {
    expect(problemsWith(confusion, `${stop}accepted:\n${accepted}`)).toEqual([])
  })

  it('are no pair when only words in common are those of every sign', () => {
    expect(problemsWith({ en: 'you have a rash', no: 'du har utslett' }, `${stop}accepted: []\n`)).toEqual([])
  })

  it('an acceptance without its pair is stale, and says on which line', () => {
    expect(problemsWith({ en: 'you have a rash', no: 'du har utslett' }, `${stop}accepted:\n${accepted}`)).toEqual([
      "sign-pairs.yaml:4 no page has 'hypo-severe' and 'muddled' with a key word in common any more. Remove the pair.",
    ])
  })

  it('a pair is accepted once, in either order', () => {
    const again = '  - { sign: muddled, with: [hypo-severe], why: Again. }\n'
    expect(problemsWith(confusion, `${stop}accepted:\n${accepted}${again}`)).toEqual([
      "sign-pairs.yaml:5 'muddled' and 'hypo-severe' are accepted above too. Keep one reason.",
    ])
  })
})
