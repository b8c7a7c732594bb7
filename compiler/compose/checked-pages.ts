import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/market/locale.ts'
import type { Section } from '#page-data/parts.ts'
import { contentHash } from '#releases/content-hash.ts'
import { readIfWhole } from '#releases/read-if-whole.ts'
import type { SignUse } from '../safety/text-checker.ts'
import type { FactTexts } from './fact-texts.ts'

/** What a page without problems was parsed to. */
export interface CheckedPage {
  sections: Record<Locale, Section[]>
  /** What it says about warning signs. */
  uses: Record<Locale, SignUse[]>
}

/** The texts of facts, when nothing in the content had a problem. */
export type CheckedFacts = Record<Locale, FactTexts>

/**
 * Pages that were parsed and checked before. Both take most of the time of composing a site, and depend on nothing but what
 * the key of a page covers: its own files and what all pages may refer to. Texts of facts depend on the latter alone.
 */
export interface CheckedPages {
  find(id: string, key: string): CheckedPage | undefined
  keep(id: string, key: string, page: CheckedPage): void
  findFacts(key: string): CheckedFacts | undefined
  keepFacts(key: string, facts: CheckedFacts): void
}

/** For one composition. */
export const keepNothing: CheckedPages = {
  find: () => undefined,
  keep() {},
  findFacts: () => undefined,
  keepFacts() {},
}

/** For a process that composes the site again and again. */
export function keepInMemory(): CheckedPages {
  const known = new Map<string, { key: string; page: CheckedPage }>()
  let knownFacts: { key: string; facts: CheckedFacts } | undefined
  return {
    find(id, key) {
      const entry = known.get(id)
      return entry?.key === key ? entry.page : undefined
    },
    keep: (id, key, page) => known.set(id, { key, page }),
    findFacts: (key) => (knownFacts?.key === key ? knownFacts.facts : undefined),
    keepFacts(key, facts) {
      knownFacts = { key, facts }
    },
  }
}

/**
 * For the next build, if it has the same code. One file a page, so that a build reads all but writes only what has changed.
 */
export function keepInFolder(folder: string, code: string): CheckedPages & { tidy(): void } {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  const fileOf = (id: string) => join(folder, `${contentHash(id)}.json`)
  const factsFile = join(folder, 'facts.json')
  function find<T>(file: string, key: string): T | undefined {
    asked.add(file)
    const [kept, found] = readIfWhole<[string, T]>(file) ?? []
    return kept === code + key ? found : undefined
  }
  const keep = (file: string, key: string, value: object) => writeFileSync(file, JSON.stringify([code + key, value]))
  return {
    find: (id, key) => find<CheckedPage>(fileOf(id), key),
    keep: (id, key, page) => keep(fileOf(id), key, page),
    findFacts: (key) => find<CheckedFacts>(factsFile, key),
    keepFacts: (key, facts) => keep(factsFile, key, facts),
    /** After a composition: removes pages that are not there any more. */
    tidy() {
      for (const name of readdirSync(folder))
        if (!asked.has(join(folder, name))) rmSync(join(folder, name), { force: true })
    },
  }
}
