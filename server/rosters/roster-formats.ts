import type { Rosters } from '#domain/rosters/roster.ts'
import type { ParsedEntries } from '#domain/rosters/roster-entries.ts'

export const rosterFormats = ['csv', 'yaml'] as const
export type RosterFormat = (typeof rosterFormats)[number]

interface Format {
  write(rosters: Rosters): string
  parse(text: string): ParsedEntries
}

/** Loaded on demand, so that a server that needs neither starts faster. */
export async function formatOf(format: RosterFormat): Promise<Format> {
  if (format === 'csv') {
    const { parseRosterCsv, writeRosterCsv } = await import('#domain/rosters/roster-csv.ts')
    return { write: writeRosterCsv, parse: parseRosterCsv }
  }
  const { parseRosterYaml, writeRosterYaml } = await import('#domain/rosters/roster-yaml.ts')
  return { write: writeRosterYaml, parse: parseRosterYaml }
}
