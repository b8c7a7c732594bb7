/**
 * The rooms of the house, from what knows nothing to what knows all: which others each may import, and in which programs its code ends
 * up. The builds, the development server and Vitest read this list; package.json, biome.json and docs/architecture.md are held to
 * it by rooms.test.ts.
 */
export const rooms = {
  domain: { uses: [], programs: ['pages', 'compiler', 'server'] },
  messages: { uses: ['domain'], programs: ['pages', 'compiler', 'server'] },
  ui: { uses: ['domain'], programs: ['pages'] },
  art: { uses: ['domain', 'ui'], programs: ['pages'] },
  'page-data': { uses: ['domain', 'messages', 'ui'], programs: ['pages', 'compiler'] },
  search: { uses: ['domain', 'messages'], programs: ['pages', 'compiler', 'server'] },
  directory: { uses: ['domain', 'messages'], programs: ['pages', 'compiler', 'server'] },
  client: { uses: ['domain', 'messages', 'ui'], programs: ['pages'] },
  booking: { uses: ['client', 'domain', 'messages', 'ui'], programs: ['pages'] },
  site: {
    uses: ['art', 'booking', 'client', 'directory', 'domain', 'messages', 'page-data', 'search', 'ui'],
    programs: ['pages'],
  },
  staff: { uses: ['client', 'domain', 'messages', 'ui'], programs: ['pages'] },
  releases: { uses: ['domain'], programs: ['server'] },
  compiler: {
    uses: ['art', 'directory', 'domain', 'messages', 'page-data', 'releases', 'search', 'ui'],
    programs: ['pages', 'compiler', 'server'],
  },
  database: { uses: ['domain'], programs: ['server'] },
  server: { uses: ['database', 'directory', 'domain', 'messages', 'releases', 'search'], programs: ['server'] },
  commands: { uses: ['compiler', 'database', 'domain', 'releases', 'server'], programs: ['server'] },
} as const satisfies Record<string, Room>

interface Room {
  uses: readonly string[]
  programs: readonly Program[]
}

/** `pages`: bundles and HTML of the site. `compiler`: what makes files out of content. `server`: what Node runs to serve. */
type Program = 'pages' | 'compiler' | 'server'

export type RoomName = keyof typeof rooms

/** Rooms that are no part of the product and may use everything. */
export const workshops = ['bench', 'deploy', 'faults', 'tests'] as const

export function roomsIn(program: Program): RoomName[] {
  const names = Object.keys(rooms) as RoomName[]
  return names.filter((name) => (rooms[name].programs as readonly Program[]).includes(program))
}
