import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadOrCreateSecret } from './stored-secret.ts'

describe('the secret that is kept beside the data', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'innom-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is made once, for its owner alone, and read from then on', () => {
    const secret = loadOrCreateSecret(folder)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(loadOrCreateSecret(folder)).toBe(secret)
    expect(readdirSync(folder)).toEqual(['secret'])
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['empty, as a full disk leaves it', ''],
    ['cut short', 'dG9vIHNob3J0'],
    ['blank', ' '.repeat(40)],
    ['zero bytes, as a loss of power leaves it', '\0'.repeat(43)],
  ])('is refused when it is %s, and stays for somebody to look at', (_, content) => {
    const file = join(folder, 'secret')
    writeFileSync(file, content)
    expect(() => loadOrCreateSecret(folder)).toThrow(
      `${file} holds no secret of at least 32 characters. Put back a copy`,
    )
    expect(readFileSync(file, 'utf8')).toBe(content)
  })

  it('may be written by hand, with the newline of an editor', () => {
    const secret = `${'x'.repeat(32)}\n`
    writeFileSync(join(folder, 'secret'), secret)
    expect(loadOrCreateSecret(folder)).toBe(secret)
  })
})
