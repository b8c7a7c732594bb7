import type { Language } from '#domain/market/locale.ts'
import type { PageSource } from '../read/read-pages.ts'
import { languageOfSource } from './language-of-source.ts'

const names = { no: 'Norwegian', en: 'English' } as const

/** docs/sources-to-confirm.md: pages whose readers cannot open a source in their own language, because nobody has confirmed its address. */
export function writeSourcesToConfirm(pages: Iterable<PageSource>): string {
  const sourced = [...pages]
    .filter(({ record }) => record.sources.length > 0)
    .sort((a, b) => a.id.localeCompare(b.id, 'en'))
  const missing = (language: Language) => sourced.filter((page) => page.words[language] && !hasSourceIn(page, language))
  const [no, en] = [missing('no'), missing('en')]
  const rows = (Object.keys(names) as (keyof typeof names)[]).flatMap((language) => [
    `## ${names[language]}`,
    '',
    '| page | sources without an address |',
    '|---|---|',
    ...(language === 'no' ? no : en).map((page) => `| ${page.id} | ${unconfirmed(page)} |`),
    '',
  ])
  return [
    '# Sources to confirm',
    '',
    'Made by `npm run docs` from the records of the pages. A source has an address only when somebody has seen a copy of that very page there, or',
    'knows the address for certain; until then its title and publisher stand alone. Put such an address as `url` into the page’s YAML, and the page leaves this list.',
    '',
    `Of ${sourced.length} pages with sources, ${sourced.length - no.length} have an address in Norwegian and ${sourced.length - en.length} one in English.`,
    '',
    ...rows,
  ].join('\n')
}

function hasSourceIn({ record }: PageSource, language: Language) {
  return record.sources.some(({ url }) => url !== undefined && languageOfSource(url) === language)
}

function unconfirmed({ record }: PageSource) {
  const open = record.sources
    .filter(({ url }) => url === undefined)
    .map(({ title, publisher }) => `${publisher}: ${title}`)
  return open.join('; ') || '– (add one)'
}
