import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#releases/content-hash.ts'
import { readIfWhole } from '#releases/read-if-whole.ts'
import type { ContentProblem } from '../problem.ts'

/** What a text was parsed to, and what is wrong with it. */
export interface Checked<T> {
  value: T
  problems: ContentProblem[]
}

/**
 * Pages and texts of facts that were parsed and checked before, by name. Both take most of the time of composing a site, and depend on
 * nothing but what the key covers: the files of the page, and what all texts may refer to.
 */
export interface CheckedPages {
  find(name: string, key: string): unknown
  keep(name: string, key: string, value: unknown): void
}

/** Takes what is known, or checks it and keeps it. What has a problem is not kept: it is reported again the next time. */
export function checkOnce<T>(known: CheckedPages, name: string, key: string, check: () => Checked<T>): Checked<T> {
  const before = known.find(name, key) as T | undefined
  if (before !== undefined) return { value: before, problems: [] }
  const checked = check()
  if (checked.problems.length === 0) known.keep(name, key, checked.value)
  return checked
}

/** For one composition. */
export const keepNothing: CheckedPages = { find: () => undefined, keep() {} }

/** For a process that composes the site again and again. */
export function keepInMemory(): CheckedPages {
  const known = new Map<string, { key: string; value: unknown }>()
  return {
    find(name, key) {
      const entry = known.get(name)
      return entry?.key === key ? entry.value : undefined
    },
    keep: (name, key, value) => known.set(name, { key, value }),
  }
}

/**
 * For the next build, if it has the same code. One file a page, so that a build reads all but writes only what has changed.
 */
export function keepInFolder(folder: string, code: string): CheckedPages & { tidy(): void } {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  const fileOf = (name: string) => `${contentHash(name)}.json`
  return {
    find(name, key) {
      const file = fileOf(name)
      asked.add(file)
      const [kept, value] = readIfWhole<[string, unknown]>(join(folder, file)) ?? []
      return kept === code + key ? value : undefined
    },
    keep: (name, key, value) => writeFileSync(join(folder, fileOf(name)), JSON.stringify([code + key, value])),
    /** After a composition: removes pages that are not there any more. */
    tidy() {
      for (const file of readdirSync(folder)) if (!asked.has(file)) rmSync(join(folder, file), { force: true })
    },
  }
}
