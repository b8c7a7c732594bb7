import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Country } from '#domain/market/locale.ts'
import type { ContentProblem } from '../problem.ts'
import { readNotices } from './notices.ts'

function read(yaml: string | undefined, country: Country = 'norway') {
  const folder = mkdtempSync(join(tmpdir(), 'innom-notices-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (yaml !== undefined) writeFileSync(join(folder, 'notices.yaml'), yaml)
  const problems: ContentProblem[] = []
  const notices = readNotices(folder, country, problems)
  return { notices, told: problems.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`) }
}

const christmas = `norway:
  - from: 2026-12-20
    to: 2026-12-24
    text: { no: Stengt 24. desember., en: Closed on 24 December. }
sweden:
  - from: 2026-06-18
    to: 2026-06-20
    text: { no: Stengt., en: Closed., sv: Stängt. }
`

describe('notices of an editor', () => {
  it('are those of the country; a site without the file has none', () => {
    expect(read(christmas).notices).toMatchObject([{ from: '2026-12-20', to: '2026-12-24' }])
    expect(read(christmas, 'sweden').notices).toMatchObject([{ text: { sv: 'Stängt.' } }])
    expect(read(undefined)).toEqual({ notices: [], told: [] })
    expect(read('norway: []\n')).toEqual({ notices: [], told: [] })
  })

  it.each([
    [
      'ends before it begins',
      christmas.replace('to: 2026-12-24', 'to: 2026-12-19'),
      /:3 the last day, 2026-12-19, is before/,
    ],
    ['has a day that is none', christmas.replace('from: 2026-12-20', 'from: 2026-12-32'), /:2 .*from/],
    ['lacks a language', christmas.replace(', en: Closed on 24 December.', ''), /:4 /],
    ['lacks Swedish in Sweden', christmas.replace(', sv: Stängt.', ''), /:8 the text is missing in 'sv'/],
    ['is too long', christmas.replace('Stengt 24. desember.', 'x'.repeat(161)), /:4 the text has 161 characters/],
    [
      'is shown on the day of another one',
      christmas.replace('sweden:', '  - { from: 2026-12-24, to: 2026-12-26, text: { no: a., en: b. } }\nsweden:'),
      /:5 the notice from 2026-12-20 to 2026-12-24 is shown on the same day/,
    ],
  ])('with one that %s are refused, with file and line', (_, yaml, expected) => {
    expect(read(yaml).told).toEqual([expect.stringMatching(/^notices\.yaml:/)])
    expect(read(yaml).told[0]).toMatch(expected)
  })
})
