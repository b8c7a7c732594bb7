import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePrivateFile } from './write-private-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innom-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it.each(['new', 'readable by all before'])('a file that is %s is for its owner only', (state) => {
  const path = join(folder, 'points.csv')
  if (state !== 'new') {
    writeFileSync(path, 'a much longer text that was there before')
    chmodSync(path, 0o644)
  }
  writePrivateFile(path, 'points\r\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8')).toBe('points\r\n')
})
