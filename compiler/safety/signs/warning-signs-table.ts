import { type WarningLevel, warningLevels } from '#domain/facts/warning-sign.ts'
import { markets } from '#domain/market/market.ts'
import { messagesFor } from '#messages/messages.ts'
import type { ContentRules } from '../content-rules.ts'
import type { SignUse } from '../text-checker.ts'

const headings = {
  emergency: 'Emergency',
  maternity: 'Maternity unit',
  urgent: 'Urgent, today',
  soon: 'Soon, on the card for appointments',
}

const cardTitles = {
  emergency: 'emergencyCard',
  maternity: 'maternityCard',
  urgent: 'urgentCard',
  soon: 'nonUrgentCard',
} as const

/** What stands above the signs of a level on its card. */
function titleOf(level: WarningLevel, locale: 'en' | 'no'): string {
  const { emergencyNumber, urgentNumber } = markets.norway
  return messagesFor(locale, 'norway')
    .article[cardTitles[level]].replace('{fact:emergency-number}', emergencyNumber)
    .replace('{fact:urgent-number}', urgentNumber)
}

/** docs/warning-signs.md: every sign as its card says it, with source and pages, for a clinician to read in one sitting. */
export function writeWarningSignsTable({ signs }: ContentRules, uses: SignUse[]): string {
  const pagesOf = (sign: string) =>
    [...new Set(uses.filter((use) => use.sign === sign).map((use) => pageOf(use.file)))].sort().join(', ') || '–'
  const sections = [...warningLevels]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((level) => {
      const rows = Object.entries(signs)
        .filter(([, sign]) => sign.level === level)
        .map(([id, { words, source }]) => `| \`${id}\` | ${words.en} | ${words.no} | ${source} | ${pagesOf(id)} |`)
      return [
        `## ${headings[level]}`,
        '',
        `| sign | ${titleOf(level, 'en')} … | ${titleOf(level, 'no')} … | source | used on |`,
        '|---|---|---|---|---|',
        ...rows,
      ]
    })
  const free = uses
    .filter(({ sign }) => sign === undefined)
    .map(({ card, file, language, text }) => `| ${card} | ${text} | ${pageOf(file)} (${language}) |`)
  return [
    '# Warning signs',
    '',
    'Made by `npm run docs` from `content/warning-signs.yaml` and the pages that use it. Change the table there, not here.',
    '',
    ...sections.flatMap((section) => [...section, '']),
    '## Lines of cards that the table does not know',
    '',
    'Each is a page’s own words. A sign that two pages need belongs in the table.',
    '',
    '| card | words | page |',
    '|---|---|---|',
    ...free.sort(),
    '',
  ].join('\n')
}

const order = ['emergency', 'maternity', 'urgent', 'soon']

function pageOf(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/^.*?content\/(?:pages\/)?/, '')
    .replace(/(?:\.\w\w)?\.(?:md|yaml)$/, '')
}
