import { mkdtempSync, readFileSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { artKeptIn } from './kept-art.ts'

let folder: string
let drawn: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'))
  drawn = []
})

/** One build that shows these subjects; returns its pictures. */
function build(code: string, subjects: string[]): string[] {
  const artist = artKeptIn(folder, code)
  const pictures = subjects.map((subject) =>
    artist.draw(subject, () => {
      drawn.push(subject)
      return `<svg>${subject} by ${code}</svg>`
    }),
  )
  artist.keep()
  return pictures
}

test('a picture is drawn once for all builds by the same code', () => {
  const first = build('a', ['heart', 'knee'])
  expect(build('a', ['heart', 'knee'])).toEqual(first)
  expect(drawn).toEqual(['heart', 'knee'])
})

test('only a new picture is drawn when one is added', () => {
  build('a', ['heart'])
  build('a', ['heart', 'knee'])
  expect(drawn).toEqual(['heart', 'knee'])
})

test('other code draws everything again', () => {
  build('a', ['heart'])
  expect(build('b', ['heart'])).toEqual(['<svg>heart by b</svg>'])
})

test('pictures that no build shows any more are not kept', () => {
  build('a', ['heart', 'knee'])
  build('a', ['knee'])
  expect(readFileSync(join(folder, 'art.json'), 'utf8')).not.toContain('heart')
})

test('what a build that was stopped has half written is drawn again', () => {
  build('a', ['heart'])
  truncateSync(join(folder, 'art.json'), 10)
  expect(build('a', ['heart'])).toEqual(['<svg>heart by a</svg>'])
  expect(drawn).toEqual(['heart', 'heart'])
})
