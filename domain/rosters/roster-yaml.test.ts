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
})
