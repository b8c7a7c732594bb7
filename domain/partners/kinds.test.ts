import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rooms } from '../../rooms.ts'
import { findKind, findTraits } from './kinds.ts'
import { partnerBody, partnerKinds } from './partner-facts.ts'

const tables = ['domain/partners/kinds.ts', 'domain/partners/partner-facts.ts']
// Drawings are named by what they show: an airline is one of them.
const sources = Object.keys(rooms)
  .filter((room) => room !== 'art')
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
const outside = sources.filter((file) => !file.startsWith('domain/partners/kinds/'))

/** Where code names one of these kinds: as a text to compare with, or as the key of a table. */
function findNames(code: string, kinds: readonly string[]): string[] {
  const names = kinds.join('|')
  const uncommented = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '')
  return [...uncommented.matchAll(new RegExp(`(['"\`])(?:${names})\\1|\\b(?:${names}):`, 'g'))].map(([found]) => found)
}

describe('a kind of partner', () => {
  it('is named in its own folder and the tables only: what kinds differ in is asked of the kind (kind.ts)', () => {
    for (const file of outside.filter((it) => !tables.includes(it))) {
      expect.soft(findNames(readFileSync(file, 'utf8'), partnerKinds), file).toEqual([])
    }
  })

  it('is found wherever code would name it', () => {
    const kinds = ['airline', 'insurance']
    for (const code of [
      "if (partner.kind === 'airline') return",
      'switch (kind) { case "insurance": }',
      "where partner->>'kind' = 'airline'",
      'const words = { airline: 1 }',
    ])
      expect(findNames(code, kinds), code).toHaveLength(1)
    expect(findNames("/** An 'airline'. */\n  // 'insurance'\nconst airlines = 'our airline, Norvind'", kinds)).toEqual(
      [],
    )
  })

  it('is known to two tables, one with schemas and one without, and to nobody else', () => {
    const importing = outside.filter((file) => /['"][^'"]*\/kinds\/[^'"]+['"]/.test(readFileSync(file, 'utf8')))
    expect(importing.sort()).toEqual(tables)
  })

  it('asks what the API takes for it, in that order', () => {
    for (const { shape } of partnerBody.options) {
      const { kind, id: _, ...answers } = shape
      const taken = Object.keys(answers).filter((name) => name !== 'termsVersion')
      expect(Object.keys(findKind(kind.value)!.questions), kind.value).toEqual(taken)
    }
  })

  it('takes the version of its terms if it has some', () => {
    for (const { shape } of partnerBody.options) {
      const kind = findKind(shape.kind.value)!
      expect('termsVersion' in shape, shape.kind.value).toBe(kind.terms !== null)
      expect(kind.traits, shape.kind.value).toBe(findTraits(shape.kind.value))
      expect([kind.traits.acceptedBy !== undefined, kind.traits.earnsPoints ?? false]).toEqual([
        kind.terms !== null,
        kind.points !== null,
      ])
    }
  })

  it('that there is no longer is not found, whatever a stored booking calls it', () => {
    expect(findTraits('bank')).toEqual({})
    expect([findKind('bank'), findKind('constructor'), findKind(undefined)]).toEqual([undefined, undefined, undefined])
  })
})
