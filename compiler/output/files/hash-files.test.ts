import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hashFiles } from './hash-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'innom-hash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const isCode = (file: string) => !file.endsWith('.test.ts')
const hash = () => hashFiles([folder], isCode)

describe('the hash of files', () => {
  mkdirSync(join(folder, 'json-ld'))
  write('json-ld/things.ts', 'export const type = 1')
  const before = hash()

  it('changes with a file deep inside, even one of the same length', () => {
    write('json-ld/things.ts', 'export const type = 2')
    expect(hash()).not.toBe(before)
    write('json-ld/things.ts', 'export const type = 1')
    expect(hash()).toBe(before)
  })

  it('changes with a new file, but not with one that does not count', () => {
    write('json-ld/things.test.ts', 'a test')
    expect(hash()).toBe(before)
    write('more.ts', '')
    expect(hash()).not.toBe(before)
  })

  it('is the same for the same files with other times', () => {
    const expected = hash()
    const file = join(folder, 'json-ld/things.ts')
    cpSync(file, `${file}.copy`)
    rmSync(file)
    cpSync(`${file}.copy`, file)
    rmSync(`${file}.copy`)
    expect(hash()).toBe(expected)
  })
})
