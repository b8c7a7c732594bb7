import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type PageSource, readPages } from '../read/read-pages.ts'
import { languageOfSource } from './language-of-source.ts'
import { writeSourcesToConfirm } from './sources-to-confirm.ts'

it.each([
  ['https://www.helsenorge.no/sykdom/diabetes/', 'no'],
  ['https://www.helsenorge.no/en/foreigners-in-norway/', 'en'],
  ['https://www.nhs.uk/conditions/stye/', 'en'],
  ['https://www.1177.se/sjukdomar--besvar/', 'sv'],
])('%s is in %s', (address, language) => {
  expect(languageOfSource(address)).toBe(language)
})

it('lists a page under each language in which nothing can be opened, with what is to be confirmed', () => {
  const page = (id: string, sources: object[]) =>
    ({ id, record: { sources }, words: { no: {}, en: {} } }) as unknown as PageSource
  const listed = writeSourcesToConfirm([
    page('stye', [
      { title: 'Sti', publisher: 'Helsenorge' },
      { title: 'Stye', publisher: 'NHS', url: 'https://www.nhs.uk/conditions/stye/' },
    ]),
    page('flu', [{ title: 'Flu', publisher: 'NHS', url: 'https://www.nhs.uk/conditions/flu/' }]),
    page('about', []),
  ])
  const [, norwegian, english] = listed.split('## ')
  expect(norwegian).toContain('| stye | Helsenorge: Sti |')
  expect(norwegian).toContain('| flu | – (add one) |')
  expect(english).not.toContain('| stye')
  expect(listed).not.toContain('about')
})

it('the list in docs/ is the one of the pages (npm run docs writes it)', () => {
  expect(readFileSync('docs/sources-to-confirm.md', 'utf8')).toBe(writeSourcesToConfirm(readPages('content', [])))
})
