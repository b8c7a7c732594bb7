import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '#domain/operator-error.ts'
import { readImport } from './read-import.ts'

describe('a file that an operator imports', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'innom-import-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const written = (data: string | Uint8Array) => {
    const file = join(folder, 'visits.csv')
    writeFileSync(file, data)
    return file
  }
  const tell = (file: string) => {
    try {
      return readImport(file).length
    } catch (error) {
      expect(error).toBeInstanceOf(OperatorError)
      return (error as Error).message
    }
  }

  it('is read whole up to four mebibytes', () => {
    expect(readImport(written('id;date\n1;2026-11-09\n'))).toBe('id;date\n1;2026-11-09\n')
    expect(tell(written(Buffer.alloc(4 * 1024 * 1024, 'x')))).toBe(4 * 1024 * 1024)
    expect(tell(written(''))).toBe(0)
  })

  it('is refused in one line when it is larger, missing or no file', () => {
    expect(tell(written(Buffer.alloc(36 * 1024 * 1024, 'x')))).toMatch(/^\S+ is larger than 4 MiB\. .*$/)
    expect(tell(join(folder, 'nowhere.csv'))).toMatch(/^\S+ cannot be read: ENOENT.*$/)
    expect(tell(folder)).toMatch(/^\S+ cannot be read: EISDIR.*$/)
  })

  it('may be a device that never ends', () => {
    expect(tell('/dev/zero')).toMatch(/is larger than 4 MiB/)
  })
})
