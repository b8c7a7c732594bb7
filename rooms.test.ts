import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rooms, workshops } from './rooms.ts'

const names = Object.keys(rooms)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

it('every folder with code is a room', () => {
  const folders = readdirSync('.', { withFileTypes: true }).filter((it) => it.isDirectory() && !it.name.startsWith('.'))
  const others = ['content', 'dist', 'docs', 'node_modules', 'playwright-report', 'test-results']
  const withCode = folders.map((it) => it.name).filter((name) => !others.includes(name))
  expect(withCode.sort()).toEqual([...names, ...workshops].sort())
})

it('Node and the bundler find every room by its name', () => {
  const expected = Object.fromEntries(names.map((name) => [`#${name}/*`, `./${name}/*`]))
  expect(readJson('package.json').imports).toEqual({ '#rooms': './rooms.ts', ...expected })
})

it('the linter lets each room import what the list allows, and nothing else', () => {
  const enforced = new Map<string, string[]>()
  for (const { includes, linter } of readJson('biome.json').overrides) {
    const [pattern] = linter.rules.style.noRestrictedImports.options.patterns
    const allowed = (pattern.group as string[]).filter((it) => it.startsWith('!#')).map((it) => it.slice(2))
    expect(pattern.group, includes[0]).toContain('#*/**')
    enforced.set(includes[0].replace('/**', ''), allowed)
  }
  for (const [name, { uses }] of Object.entries(rooms)) {
    const own = [name, ...uses].sort().map((it) => `${it}/**`)
    // Of the site the compiler knows only the entry of its bundle.
    if (name === 'compiler') own.push('site/prerender.tsx')
    expect(enforced.get(name)?.sort(), name).toEqual(own.sort())
  }
})

it('the list has no circles: a room uses only rooms that stand before it', () => {
  for (const [index, [name, { uses }]] of Object.entries(rooms).entries())
    for (const used of uses) expect(names.indexOf(used), `${name} uses ${used}`).toBeLessThan(index)
})

it('the architecture’s page has a line for every room, with what it may use', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  for (const [name, { uses }] of Object.entries(rooms)) {
    const line = page.split('\n').find((it) => it.startsWith(`| \`${name}/\` |`))
    expect(line, name).toBeDefined()
    const said = line!.split('|')[3]!.trim()
    if (name === 'commands') continue
    expect(
      said
        .split(/, (?:and )?/)
        .filter((it) => names.includes(it))
        .sort(),
      name,
    ).toEqual([...uses].sort())
  }
})

it('every file that the architecture’s page names is there', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const folders = [...names, ...workshops, 'content'].join('|')
  const named = [...page.matchAll(new RegExp(`\`((?:${folders})/[a-z\\d./-]*)\``, 'g'))].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('the README’s map has every folder with code', () => {
  const map = readFileSync('README.md', 'utf8').split('\n')
  const named = [...names, ...workshops].filter((name) => map.some((line) => line.startsWith(`${name}/ `)))
  expect(named.sort()).toEqual([...names, ...workshops].sort())
})
