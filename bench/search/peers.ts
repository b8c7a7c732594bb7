import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import type { NamesFile } from '#search/index-files.ts'
import type { WordForms } from '#search/word-forms.ts'

/** A library on its own: the same stems, its own ranking and typo tolerance, without our synonyms and compounds. */
export interface Peer {
  name: string
  find(query: string): string[]
  /** Compressed bytes of the index as the library stores it. */
  indexBytes: number
}

export const peersFolder = resolve(import.meta.dirname, '../peers/search')
const bytes = (text: string) => brotliCompressSync(text).length

export async function openPeers({ entries }: NamesFile, forms: WordForms): Promise<Peer[]> {
  const require = createRequire(resolve(peersFolder, 'package.json'))
  const documents = entries.map(([title, path, , names], id) => ({
    id: String(id),
    path,
    title: forms.stemsOf(title).join(' '),
    names: forms.stemsOf(names.replaceAll('|', ' ')).join(' '),
  }))
  const pathOf = (id: string | number) => documents[Number(id)]!.path
  const ask = (query: string) => forms.stemsOf(query).join(' ')

  const mini = new MiniSearch({ fields: ['title', 'names'] })
  mini.addAll(documents)
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 2 } }

  const orama = require('@orama/orama')
  const database = orama.create({ schema: { title: 'string', names: 'string' } })
  orama.insertMultiple(database, documents)

  const lunr = require('lunr')
  const lunrIndex = lunr(
    (builder: { pipeline: { reset(): void }; field(name: string, at?: object): void; add(it: object): void }) => {
      builder.pipeline.reset()
      builder.field('title', { boost: 2 })
      builder.field('names')
      for (const it of documents) builder.add(it)
    },
  )

  const { Document } = require('flexsearch')
  const flex = new Document({ document: { id: 'id', index: ['title', 'names'] }, tokenize: 'forward' })
  for (const it of documents) flex.add(it)
  let flexText = ''
  await flex.export((_: string, data: string) => {
    flexText += data ?? ''
  })

  return [
    {
      name: 'MiniSearch',
      find: (query) => mini.search(ask(query), options).map(({ id }) => pathOf(id)),
      indexBytes: bytes(JSON.stringify(mini)),
    },
    {
      name: 'Orama',
      find: (query) =>
        orama
          .search(database, { term: ask(query), tolerance: 1, limit: 3, boost: { title: 2 } })
          .hits.map(({ id }: { id: string }) => pathOf(id)),
      indexBytes: bytes(JSON.stringify(orama.save(database))),
    },
    {
      name: 'FlexSearch',
      find: (query) =>
        flex
          .search(ask(query), { limit: 3, suggest: true })
          .flatMap(({ result }: { result: string[] }) => result.map(pathOf)),
      indexBytes: bytes(flexText),
    },
    {
      name: 'lunr',
      find: (query) =>
        lunrIndex
          .search(
            ask(query)
              .split(' ')
              .map((word) => `${word} ${word}~1`)
              .join(' '),
          )
          .map(({ ref }: { ref: string }) => pathOf(ref)),
      indexBytes: bytes(JSON.stringify(lunrIndex)),
    },
  ]
}
