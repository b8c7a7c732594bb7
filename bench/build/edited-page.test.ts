import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editPage } from './edited-page.ts'

const text = `---
title: A page. With a point.
---

## A heading {#what}

- A point of a list.

The first paragraph. It has two sentences.

The second paragraph.
`
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-page-'))
  file = join(folder, 'page.md')
  writeFileSync(file, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

it('adds a sentence to the first paragraph of a page and changes nothing else', () => {
  const sentence = editPage(file).change()
  expect(readFileSync(file, 'utf8')).toBe(text.replace('two sentences.', `two sentences. ${sentence}`))
})

it('writes another sentence each time, in place of the one before and without a digit', () => {
  const page = editPage(file)
  const sentences = Array.from({ length: 60 }, () => page.change())
  expect(new Set(sentences).size).toBe(60)
  expect(sentences.join()).not.toMatch(/\d/)
  const now = readFileSync(file, 'utf8')
  expect(sentences.filter((sentence) => now.includes(sentence))).toEqual([sentences.at(-1)])
})

it('says so when there is no paragraph', () => {
  writeFileSync(file, '---\ntitle: None\n---\n\n- a list\n')
  expect(() => editPage(file)).toThrow('no paragraph')
})
