import { readFileSync } from 'node:fs'

/** Addresses that the site must have, as tests/routes/ lists them under a heading. */
export interface RouteGroup {
  readonly heading: string
  /** English paths. */
  readonly paths: readonly string[]
}

/** Both lists in groups: whole addresses, and topics with one segment. */
export function listRouteGroups(): RouteGroup[] {
  const routes = readGroups('routes-en', (line) => [line])
  const topics = readGroups('topics-en', (line) => line.split(' ').map((slug) => `/en/${slug}/`))
  return [...routes, ...topics.map(({ heading, paths }) => ({ heading: `topics: ${heading}`, paths }))]
}

function readGroups(name: string, pathsOf: (line: string) => string[]): RouteGroup[] {
  const groups: { heading: string; paths: string[] }[] = []
  for (const line of readFileSync(`tests/routes/${name}.txt`, 'utf8').split('\n')) {
    if (line.startsWith('# ')) groups.push({ heading: line.slice(2), paths: [] })
    else if (line) groups.at(-1)!.paths.push(...pathsOf(line.trim()))
  }
  return groups.filter(({ paths }) => paths.length > 0)
}
