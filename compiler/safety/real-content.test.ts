import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bookingMessagesFor } from '#messages/booking/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import { readFacts } from '../read/facts.ts'
import { readPages } from '../read/read-pages.ts'
import { composeRealSite } from '../testing/real-site.ts'
import { writeCareLevelsTable } from './signs/care-levels-table.ts'
import { writeWarningSignsTable } from './signs/warning-signs-table.ts'
import { createTextChecker } from './text-checker.ts'

const site = composeRealSite()

/** Every text below a value, with the way to it. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

describe('what a clinician and an editor rely on', () => {
  it('the table of warning signs in docs/ is the one that the pages are built from (npm run docs writes it)', () => {
    expect(readFileSync('docs/warning-signs.md', 'utf8')).toBe(writeWarningSignsTable(site.rules, site.signUses))
  })

  it('the table of care levels in docs/ is the one of the pages (npm run docs writes it)', () => {
    expect(readFileSync('docs/care-levels.md', 'utf8')).toBe(
      writeCareLevelsTable(readPages('content', []), site.signUses),
    )
  })

  it('the tool that tells an emergency from a visit asks about every sign that its page lists', () => {
    const tools = site.pages.flatMap(({ data }) => ('tool' in data ? [data] : []))
    const asked = tools.find(({ tool }) => tool === 'walk-in-or-emergency')!.signs.map(({ id }) => id)
    const listed = site.signUses.filter(({ file, card }) => file.endsWith('tool-17.en.md') && card !== undefined)
    expect(listed.map(({ sign }) => sign).toSorted()).toEqual(asked.toSorted())
  })

  it.each(['no', 'en'] as const)(
    'buttons, dialogs, choices and summaries keep to the words and the signs (%s)',
    (locale) => {
      const checker = createTextChecker(site.rules, site.facts, { locale, language: locale, country: 'norway' })
      const facts = textsOf(readFacts('content', 2026)).filter(([path]) => path.endsWith(`.${locale}`))
      const words = [messagesFor(locale, 'norway'), bookingMessagesFor(locale, 'norway')].flatMap((list) =>
        textsOf(list),
      )
      // 'Cost center' is an agreed label.
      // Limits in messages are filled in by code: messages/limits.test.ts.
      // Paragraph by paragraph, as pages are: a number belongs to the signs beside it.
      const paragraphs = [...facts, ...words].flatMap(([path, text]) =>
        text.split(/\n{2,}/).map((part) => [path, part] as const),
      )
      const found = paragraphs.flatMap(([path, text]) =>
        checker
          .check(text, { file: path, line: 1 })
          .problems.filter((message) => !(path.endsWith('.costCenter') && message.startsWith("'center'")))
          .filter((message) => /not one of our words|warning sign/.test(message))
          .map((message) => `${path}: ${message}`),
      )
      expect(found).toEqual([])
    },
  )
})
