import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeOldCode } from './remove-old-code.ts'

it('compiled code goes when nobody has compiled it for a week, so that the disk does not fill up with every change', () => {
  const cache = mkdtempSync(join(tmpdir(), 'innom-old-code-'))
  try {
    const compiled = join(cache, 'compiled/v26')
    mkdirSync(compiled, { recursive: true })
    for (const [name, days] of Object.entries({ old: 8, recent: 6 })) {
      writeFileSync(join(compiled, name), 'code')
      const then = Date.now() / 1000 - days * 86_400
      utimesSync(join(compiled, name), then, then)
    }
    removeOldCode(cache)
    expect(readdirSync(compiled)).toEqual(['recent'])
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
})

it('nothing is wrong where there is no code yet', () => {
  expect(() => removeOldCode(join(tmpdir(), 'innom-nowhere'))).not.toThrow()
})
