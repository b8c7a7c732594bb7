import type { PageKind } from '#domain/site/page-kinds.ts'
import type { AToZPage } from '#page-data/pages.ts'
import type { Composition } from '../compose/base-page.ts'
import { type SiteNode, writtenFor } from '../compose/site-map.ts'
import { groupByLetter, type LetterGroup, letterAnchor, listNames, type NamedPage } from './a-to-z.ts'

const listedKinds: readonly PageKind[] = ['condition', 'service', 'tool', 'body-area']

/** The alphabet with the address of each letter; `groups` are the letters of one page, where one is given. */
export function composeLetters(composition: Composition, page?: SiteNode): Pick<AToZPage, 'letters' | 'groups'> {
  const { locale } = composition
  const parts = listParts(composition)
  if (parts.length === 0) return { letters: [], groups: [] }
  const all = groupByLetter(listNamedPages(composition), parts[0]!.node.in[locale].language)
  /** Letters after Z belong to the last part. */
  const partOf = ({ letter }: LetterGroup) => parts.findLast(({ from }) => from <= letter.toLowerCase()) ?? parts[0]!
  return {
    letters: all.map((group) => {
      const { letter, entries } = group
      if (entries.length === 0) return { letter }
      return { letter, path: `${partOf(group).node.in[locale].path}#${letterAnchor(letter)}` }
    }),
    groups: all
      .filter((group) => partOf(group).node === page && group.entries.length > 0)
      .map(({ letter, entries }) => ({ letter, anchor: letterAnchor(letter), entries })),
  }
}

/** The pages that the alphabet is spread over, in its order. */
function listParts(composition: Composition): { node: SiteNode; from: string }[] {
  return pagesOfKind('a-z', composition)
    .flatMap((node) => (node.source?.record.kind === 'a-z' ? { node, from: node.source.record.from } : []))
    .sort((a, b) => a.from.localeCompare(b.from))
}

function listNamedPages(composition: Composition): NamedPage[] {
  const { locale, country } = composition
  return listedKinds
    .flatMap((kind) => pagesOfKind(kind, composition))
    .flatMap((node) => {
      const { path, title, language } = node.in[locale]
      const { plainName, medicalName } = node.source ? writtenFor(node.source, locale, country).page.words : {}
      const names = listNames({ title, plainName, medicalName }, language)
      return names.map((name) => ({ name, path, ...(name !== title && { title }) }))
    })
}

export function pagesOfKind(kind: PageKind, { nodes }: Composition): SiteNode[] {
  return [...nodes.values()].filter((node) => node.kind === kind)
}
