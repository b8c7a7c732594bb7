import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../check.ts'
import { ContentError } from '../problem.ts'
import { writeContent } from '../testing/sample-content.ts'

const words = (line: string, path = '') =>
  `---\n${path}title: Insoles${path && ' på norsk'}\nsummary: About insoles.\n---\n## Insoles {#what}\n${line}\n${'Feet are measured. '.repeat(70)}\n`

/** A page about insoles that can be booked, with a sentence in each language. */
function check({ en = '', no = '', record = 'treatments: [physio-first]', list = '[]' } = {}) {
  const content = writeContent({
    'refusals.yaml': `${list}\n`,
    'pages/insoles.yaml': `kind: service\ngroup: physical\n${record}\n`,
    'pages/insoles.en.md': words(en),
    'pages/insoles.no.md': words(no, 'path: /saler/\n'),
  })
  onTestFinished(content.remove)
  try {
    return checkContent(content.folder, '2026-11-15')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.problems, lines: [] }
  }
}

/** What is said of pages that say no, without the other problems that the repeated text of the sample has. */
const refusalsIn = (changes: Parameters<typeof check>[0]) =>
  check(changes)
    .problems.filter(({ message }) => /refusals|any more|booked or asked for/.test(message))
    .map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`)

const limit = (...says: string[]) =>
  `- { page: insoles, decision: limit, reason: Children grow too fast., says: ${JSON.stringify(says)} }`

describe('a page that offers something', () => {
  it('may not say that we do not have it, in either language, until somebody has decided so by name', () => {
    expect(refusalsIn({ en: 'We don’t make insoles.', no: 'Vi har ikke såler.' })).toEqual([
      "insoles.en.md:6 'We don’t make insoles.' Offer it, leave the sentence out, or give the reason for it in content/refusals.yaml.",
      "insoles.no.md:7 'Vi har ikke såler.' Offer it, leave the sentence out, or give the reason for it in content/refusals.yaml.",
    ])
  })

  it.each(['We have no workshop.', 'We do not sell shoes.'])('is told of: %s', (en) => {
    expect(refusalsIn({ en })).toHaveLength(1)
  })

  it.each(['Såler selger vi ikke.', 'Vi tilbyr ikke såler.', 'Vi har ingen såler.'])('is told of: %s', (no) => {
    expect(refusalsIn({ no })).toHaveLength(1)
  })

  it('may let a reader ask, and may speak of what others do not do', () => {
    expect(refusalsIn({ en: 'What if we don’t like them? Hospitals don’t make insoles.' })).toEqual([])
  })

  it('keeps a limit that has a reason, and is told once it does not say so any more', () => {
    expect(refusalsIn({ en: 'We don’t fit children under 8.', list: limit('children under 8') })).toEqual([])
    expect(refusalsIn({ en: 'We don’t fit children under 8.', list: limit('children under 8', 'shoes') })).toEqual([
      "refusals.yaml:1 'insoles' does not say 'shoes' any more. Remove it.",
    ])
  })

  it('is counted as open where the offer has yet to come, and as done afterwards', () => {
    const list = '- { page: insoles, decision: open, reason: Becomes a treatment. }'
    expect(check({ en: 'We don’t make insoles.', list }).lines).toContain('  1 left  insoles: Becomes a treatment.')
    expect(check({ list }).lines).toContain('  done, remove it  insoles: Becomes a treatment.')
  })

  it('names what can be booked or asked for, or is not built', () => {
    expect(refusalsIn({ record: 'related: []' })).toEqual([
      'insoles.yaml:1 the page names nothing that can be booked or asked for. Give it treatments or a form.',
    ])
  })
})
