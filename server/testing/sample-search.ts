import type { SearchFiles } from '#domain/site/site-manifest.ts'
import { en } from '#messages/en.ts'
import { no } from '#messages/no.ts'
import type { NamesFile } from '#search/index-files.ts'
import { createSiteSearch } from '../search/site-search.ts'

const index = (language: 'no' | 'en', messages: typeof en | typeof no, prefix: string) => ({
  names: {
    language,
    entries: [
      ['Back pain', `${prefix}/back/`, 1, 'vondt i ryggen'],
      ['Innom Bislett', `${prefix}/bislett/`, 2, 'Oslo'],
    ],
    synonyms: [],
    emergency: {
      needs: [
        { card: 'crisis', sets: ['suicid'], whole: [], pages: [0] },
        { card: 'emergency', sets: ['chest pain', 'brystsmert'], whole: [], pages: [] },
      ],
      same: [],
      harmless: [],
      ordinary: [],
    },
  } satisfies NamesFile,
  terms: { terms: ['massasj', ''] },
  summaries: { summaries: ['Why backs hurt.', 'In Pilestredet.'] },
  messages: { data: messages },
  page: { data: { popular: [{ title: 'Prices', path: `${prefix}/prices/` }] } },
})
const files: Record<string, unknown> = {}
const put = (locale: string, page: string, parts: ReturnType<typeof index>): SearchFiles => {
  for (const [name, data] of Object.entries(parts)) files[`/${locale}/${name}`] = data
  files[`/page-data${page}page-data.json`] = parts.page
  const address = (name: string) => `/${locale}/${name}`
  return {
    page,
    names: address('names'),
    terms: address('terms'),
    summaries: address('summaries'),
    messages: address('messages'),
  }
}

/** A search over two pages in each language. */
export const sampleSearch = createSiteSearch(
  { no: put('no', '/sok/', index('no', no, '')), en: put('en', '/en/search/', index('en', en, '/en')) },
  (address) => files[address],
  '+47 900 00 100',
)
