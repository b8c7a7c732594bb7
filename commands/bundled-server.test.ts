import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A project with the programs around the bundle and, for a server, a few lines. */
let project: string
let bundles: string
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'innom-bundled-')))
  bundles = join(project, '.cache/server')
  const checkout = join(import.meta.dirname, '..')
  for (const file of [
    'commands/bundle-server.ts',
    'commands/bundled-server.ts',
    'commands/remove-old-code.ts',
    'commands/run-bundled.ts',
    'commands/serving-options.json',
    'commands/trace-to-sources.ts',
    'package.json',
    'releases/content-hash.ts',
    'releases/fingerprint.ts',
    'rooms.ts',
  ])
    cpSync(join(checkout, file), join(project, file))
  symlinkSync(join(checkout, 'node_modules'), join(project, 'node_modules'))
  write('commands/start.ts', 'export {}')
  write('server/facts/list-holidays.ts', "console.log('17 May')")
  write('server/notes/first.txt', 'a note')
  serverSays('good morning')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(file: string, content: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), content)
}

function serverSays(words: string) {
  write('server/greet.ts', `export const greeting: string = '${words}'\n`)
  write('commands/serve.ts', "import { greeting } from '#server/greet.ts'\n\nconsole.log(greeting)\n")
}

/** What `npm run serve` prints. */
async function serve() {
  const child = spawn(process.execPath, [join(project, 'commands/run-bundled.ts'), 'serve'], { cwd: tmpdir() })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { lines: output.trim().split('\n'), errors }
}

const bundling = 'Bundling the server (once after a change, a few seconds) …'

describe('an operator who starts a server', () => {
  it('waits for its bundle once, and after every change', async () => {
    expect(await serve()).toEqual({ lines: [bundling, 'good morning'], errors: '' })
    expect(await serve()).toEqual({ lines: ['good morning'], errors: '' })
    serverSays('good evening')
    expect(await serve()).toEqual({ lines: [bundling, 'good evening'], errors: '' })
    expect(await serve()).toEqual({ lines: ['good evening'], errors: '' })
  })

  it('gets another bundle if files of this one are cut off, missing or, as after a loss of power, empty at their full size', async () => {
    await serve()
    const [folder] = readdirSync(bundles)
    truncateSync(join(bundles, folder!, 'serve.mjs'), 10)
    expect((await serve()).lines).toEqual([bundling, 'good morning'])
    rmSync(join(bundles, folder!, 'list-holidays.mjs'))
    expect((await serve()).lines).toEqual([bundling, 'good morning'])
    const file = join(bundles, folder!, 'serve.mjs')
    writeFileSync(file, Buffer.alloc(statSync(file).size))
    expect(await serve()).toEqual({ lines: [bundling, 'good morning'], errors: '' })
    expect((await serve()).lines).toEqual(['good morning'])
  })

  it('may start several at once', async () => {
    const said = await Promise.all([serve(), serve(), serve()])
    for (const { lines, errors } of said) expect([lines.at(-1), errors]).toEqual(['good morning', ''])
    expect(readdirSync(bundles)).toHaveLength(1)
  })

  it('keeps the bundles of processes that may still run, and not all there ever were', async () => {
    await serve()
    const [first] = readdirSync(bundles)
    for (let day = 1; day <= 6; day++) {
      mkdirSync(join(bundles, `older-${day}`))
      utimesSync(join(bundles, `older-${day}`), 86_400 * day, 86_400 * day)
    }
    serverSays('good evening')
    await serve()
    const left = readdirSync(bundles)
    expect(left).toHaveLength(5)
    expect(left).toEqual(expect.arrayContaining([first, 'older-6', 'older-5', 'older-4']))
  })

  it('gets a server all the same where nothing can be written, and is told', async () => {
    mkdirSync(join(project, '.cache'))
    writeFileSync(bundles, 'a file where the folder should be')
    const { lines, errors } = await serve()
    expect(lines.at(-1)).toBe('good morning')
    expect(errors).toMatch(/^The server runs from its sources, because it could not be bundled: .+\n$/)
  })

  it('is told of code that the bundle would not follow', async () => {
    write('elsewhere/words.ts', "export const words = 'good night'\n")
    write('commands/serve.ts', "import { words } from '../elsewhere/words.ts'\nconsole.log(words)\n")
    const { lines, errors } = await serve()
    expect(lines.at(-1)).toBe('good night')
    expect(errors).toMatch(
      /^The server runs .* elsewhere\/words\.ts is part of the server, but not of the sources of its bundle.*\n$/,
    )
  })
})

describe('bundled code', () => {
  it('names the line of the source in which something failed', async () => {
    write(
      'server/fail.ts',
      "interface Unused {\n  name: string\n}\n\nexport function fail(): never {\n  throw new TypeError('no luck')\n}\n",
    )
    write(
      'commands/serve.ts',
      "import { fail } from '#server/fail.ts'\n\ntry {\n  fail()\n} catch (error) {\n  console.log((error as Error).stack)\n}\n",
    )
    const { lines } = await serve()
    expect(lines.slice(1, 4)).toEqual([
      'TypeError: no luck',
      expect.stringMatching(new RegExp(`^    at fail \\(${project}/server/fail\\.ts:6:\\d+\\)$`)),
      expect.stringMatching(new RegExp(`^    at ${project}/commands/serve\\.ts:4:\\d+$`)),
    ])
  })

  it('finds the files beside its sources, and starts its programs from the bundle', async () => {
    write(
      'server/facts/places.ts',
      `import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const note = readFileSync(join(import.meta.dirname, '../notes/first.txt'), 'utf8')
export const program = new URL('./list-holidays.ts', import.meta.url).pathname
`,
    )
    write(
      'commands/serve.ts',
      "import { note, program } from '#server/facts/places.ts'\nconsole.log(note)\nconsole.log(program)\n",
    )
    const { lines } = await serve()
    expect(lines.at(-2)).toBe('a note')
    expect(lines.at(-1)).toBe(join(bundles, readdirSync(bundles)[0]!, 'list-holidays.mjs'))
  })
})
