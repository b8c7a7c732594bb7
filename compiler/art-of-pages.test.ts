import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { artNames } from '#art/render-art.tsx'

interface Facts {
  kind: string
  group: string
  art?: string
}

const pages = globSync('content/{pages,blog,faq}/**/*.yaml').map((file) => {
  const { kind, group, art = group } = parse(readFileSync(file, 'utf8')) as Facts
  return { file, kind, art }
})

test('every page shows a picture that is drawn', () => {
  expect(pages.filter(({ art }) => !artNames.includes(art))).toEqual([])
})

test('no two pages on a condition, a service or a tool share a picture: it belongs to its subject', () => {
  const ofSubjects = pages.filter(({ kind }) => ['condition', 'service', 'tool'].includes(kind))
  const byArt = Map.groupBy(ofSubjects, ({ art }) => art)
  expect([...byArt.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
