import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').slice(1, -1))

it('every threat says what stops it, and names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const [, what, stops, shown, ...more] of rows) {
    expect(more, what).toEqual([])
    expect(stops!.trim(), what).not.toBe('')
    const files = [...shown!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
    expect(
      files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)),
      what,
    ).not.toEqual([])
    for (const file of files) expect(existsSync(file), file).toBe(true)
  }
})
