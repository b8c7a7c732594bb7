import { careLevels } from '#domain/signs/warning-signs.ts'
import type { PageSource } from '../../read/read-pages.ts'
import type { SignUse } from '../text-checker.ts'

/** docs/care-levels.md: the care cards of every condition and why it has them, for a clinician to review in an hour. */
export function writeCareLevelsTable(pages: Iterable<PageSource>, uses: SignUse[]): string {
  const signsOf = (page: PageSource, card: string) => {
    const file = page.words.en!.file
    const signs = uses.filter((use) => use.file === file && use.card === card).map(({ sign }) => sign ?? 'own words')
    return [...new Set(signs)].join(', ') || '–'
  }
  const rows = [...pages]
    .sort((a, b) => a.id.localeCompare(b.id, 'en'))
    .flatMap((page) => {
      const { record } = page
      if (record.kind !== 'condition') return []
      const levels = careLevels.filter((level) => record.care.includes(level)).join(', ')
      const [emergency, urgent] = [signsOf(page, 'emergency'), signsOf(page, 'urgent')]
      return [`| ${page.id} | ${levels} | ${record.careReason} | ${emergency} | ${urgent} |`]
    })
  return [
    '# Care levels of conditions',
    '',
    'Made by `npm run docs` from the records of the pages. The words of each sign: [warning-signs.md](warning-signs.md).',
    '',
    '| condition | cards | why | signs that call for 113 | signs that call for 116 117 today |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
