import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ByteBlocks } from './byte-blocks.ts'

const pages = Array.from({ length: 200 }, (_, n) => gzipSync(`<!doctype html><title>Page ${n}</title>`))

test('small pages that are kept share few blocks of memory, which nothing else uses', () => {
  const blocks = new ByteBlocks()
  const kept = pages.map((page) => blocks.place(page))
  const memory = new Set(kept.map(({ buffer }) => buffer))
  expect(memory.size).toBe(1)
  expect(memory).not.toContain(pages[0]!.buffer)
})

test('every page keeps its own bytes, across blocks too', () => {
  const blocks = new ByteBlocks()
  const texts = Array.from({ length: 60 }, (_, n) => String(n % 10).repeat(10_000))
  const kept = texts.map((text) => blocks.place(Buffer.from(text)))
  expect(kept.map((it) => it.toString())).toEqual(texts)
  expect(new Set(kept.map(({ buffer }) => buffer)).size).toBe(3)
})

test('a large file is kept as it was read', () => {
  const large = Buffer.alloc(100_000)
  expect(new ByteBlocks().place(large)).toBe(large)
})
