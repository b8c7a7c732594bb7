import { describe, expect, it } from 'vitest'
import { parseRosterYaml } from './roster-yaml.ts'

describe('a roster file that is no roster', () => {
  /** Nine levels of nine references each. */
  const references = ['a: &a [x, x, x, x, x, x, x, x, x]'].concat(
    [...'bcdefghi'].map((name, n) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[n]}`).join(', ')}]`),
  )

  it('is one problem of the file: references that multiply', () => {
    expect(parseRosterYaml(references.join('\n'))).toMatchObject({
      ok: false,
      problems: [{ line: 1, message: expect.stringContaining('cannot be read as YAML') }],
    })
  })

  it.each([
    ['lists', '['.repeat(200_000), 1],
    ['fields', `practitioners:\n  ${'{a: '.repeat(200_000)}`, 2],
    ['entries', `practitioners:\n${'- '.repeat(200_000)}`, 2],
    ['questions', '? '.repeat(200_000), 1],
    ['ever deeper lines', Array.from({ length: 2000 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'), 202],
  ])('is one problem of the file: %s within each other without end', (_, text, line) => {
    const message = 'the file cannot be read as YAML: lists or fields are nested deeper than in any roster.'
    expect(parseRosterYaml(text)).toEqual({ ok: false, problems: [{ line, message }] })
  })

  it('is told which name stands twice', () => {
    expect(parseRosterYaml('practitioners:\n  sara: {}\n  ola: {}\n  sara: {}\n')).toEqual({
      ok: false,
      problems: [{ line: 4, message: "'sara' stands twice." }],
    })
  })
})
