import { readFileSync } from 'node:fs'

/** Addresses that the site must have, as tests/routes/ lists them under a heading. */
export interface RouteGroup {
  readonly heading: string
  /** English paths. */
  readonly paths: readonly string[]
}

/**
 * Groups whose pages are still being written, by heading. Remove a heading as soon as its pages are there: from then on the
 * tests keep them there.
 */
const beingWritten: ReadonlySet<string> = new Set([
  'children’s rashes, home tests, infections, contraceptives, scabies',
])

/** Both lists in groups: whole addresses, and topics with one segment. */
function listAllGroups(): RouteGroup[] {
  const routes = readGroups('routes-en', (line) => [line])
  const topics = readGroups('topics-en', (line) => line.split(' ').map((slug) => `/en/${slug}/`))
  return [...routes, ...topics.map(({ heading, paths }) => ({ heading: `topics: ${heading}`, paths }))]
}

/** The groups that the site has. */
export function listWrittenGroups(): RouteGroup[] {
  return listAllGroups().filter(({ heading }) => !beingWritten.has(heading))
}

/** Names in `beingWritten` that no list has: a misspelt one would switch nothing off. */
export function findUnknownHeadings(): string[] {
  const known = new Set(listAllGroups().map(({ heading }) => heading))
  return [...beingWritten].filter((heading) => !known.has(heading))
}

function readGroups(name: string, pathsOf: (line: string) => string[]): RouteGroup[] {
  const groups: { heading: string; paths: string[] }[] = []
  for (const line of readFileSync(`tests/routes/${name}.txt`, 'utf8').split('\n')) {
    if (line.startsWith('# ')) groups.push({ heading: line.slice(2).replaceAll("'", '’'), paths: [] })
    else if (line) groups.at(-1)!.paths.push(...pathsOf(line.trim()))
  }
  return groups.filter(({ paths }) => paths.length > 0)
}
