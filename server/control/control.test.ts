import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { rosterOperations } from '../rosters/roster-operations.ts'
import { parseConfig } from '../settings/config.ts'
import { ask, order, provePhone, startApiProcess } from '../testing/start-process.ts'
import { newPhone, orderFor } from '../testing/visit.ts'
import type { Operation } from './operations.ts'
import { runOperation } from './run-operation.ts'

/** Starting processes takes its time on a busy machine; nothing here waits for the clock. */
const patience = { timeout: 300_000 }
const soon = { timeout: 60_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

async function startProcess(env: Record<string, string>) {
  const api = await startApiProcess(env)
  cleanUp.push(() => api.kill())
  return api
}

/** What a command does, in this process. */
function command<Input, Answer>(env: Record<string, string>, operation: Operation<Input, Answer>, input: Input) {
  const parsed = parseConfig({ APP_ENV: 'test', CLOCK: '2026-11-09T08:00:00Z', ...env })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return runOperation(parsed.config, () => sampleFacts, operation, input)
}

function importCsv(env: Record<string, string>, ...lines: string[]) {
  const text = ['kind;practitioner;clinic;days;hours;from;to;reason_no;reason_en', ...lines].join('\n')
  return command(env, rosterOperations.import, { format: 'csv', text, dryRun: false, who: 'planner' })
}

const saturdayShift = 'shift;cato-fysio;bislett;sat;10:00-14:00;;;;'

/** The times on a Saturday, on which no physiotherapist works by content. */
async function saturdays(url: string): Promise<string[]> {
  const query = 'treatment=physiotherapist-first-time&clinic=bislett&date=2026-11-14'
  const { body } = await ask(`${url}/api/slots?${query}`)
  return body.slots.map((it: { id: string }) => it.id)
}

const places: [string, () => Promise<Record<string, string>>][] = [
  [
    'PostgreSQL, from another process,',
    async () => {
      const { url, drop } = await createTestDatabase()
      cleanUp.push(drop)
      return { DATABASE_URL: url }
    },
  ],
  [
    'an embedded database that a server has',
    async () => {
      const folder = await copyEmbeddedTemplate()
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
      return { DATA_DIR: folder }
    },
  ],
]

describe.each(places)('a roster changed on %s', (_, prepare) => {
  it('is bookable in the server without a restart', patience, async () => {
    const env = await prepare()
    const servers = await Promise.all((env.DATABASE_URL ? [1, 2] : [1]).map(() => startProcess(env)))
    for (const { url } of servers) expect(await saturdays(url)).toEqual([])
    const answer = await importCsv(env, saturdayShift)
    expect(answer).toMatchObject({ outcome: 'changed', changed: [{ kind: 'practitioner', id: 'cato-fysio' }] })
    for (const { url } of servers) await expect.poll(() => saturdays(url), soon).not.toEqual([])
    const [slot] = await saturdays(servers[0]!.url)
    const phone = newPhone()
    const booked = await order(servers[0]!.url, orderFor(slot!, phone, provePhone(phone)), 'saturday')
    expect(booked.status).toBe(201)

    const closed = await importCsv(env, 'closure;;bislett;;;14.11.2026;;Vannlekkasje;Water leak')
    const affected = { reference: booked.body.reference, startsAt: booked.body.start.replace(':00+', '+') }
    expect(closed).toMatchObject({ affected: [{ ...affected, reason: 'clinic-closed' }] })
    for (const { url } of servers) await expect.poll(() => saturdays(url), soon).toEqual([])
    expect(await command(env, rosterOperations.affected, {})).toMatchObject({ affected: [affected] })

    const { text } = await command(env, rosterOperations.export, { format: 'csv' })
    const again = { format: 'csv', text, dryRun: false, who: 'planner' } as const
    expect(await command(env, rosterOperations.import, again)).toMatchObject({ changed: [], unnamed: [] })
    const reset = await command(env, rosterOperations.reset, { ids: [], dryRun: false, who: 'planner' })
    expect(reset.changed.map((it) => it.id)).toEqual(['cato-fysio', 'bislett'])
  })
})

describe('the socket of a server', () => {
  it(
    'is its owner’s alone, also in a folder with a long name, and gives way when the server was killed',
    patience,
    async () => {
      const template = await copyEmbeddedTemplate()
      const parent = mkdtempSync(join(tmpdir(), 'innom-test-long-'))
      cleanUp.push(() => rmSync(parent, { recursive: true, force: true }))
      const long = join(parent, 'a'.repeat(60), 'b'.repeat(60))
      mkdirSync(join(parent, 'a'.repeat(60)))
      renameSync(template, long)
      const env = { DATA_DIR: long }

      const api = await startProcess(env)
      await expect.poll(() => readdirSync(long), soon).toContain('control.sock')
      expect(statSync(join(long, 'control.sock')).mode & 0o777).toBe(0o600)
      expect(await importCsv(env, saturdayShift)).toMatchObject({ outcome: 'changed' })
      await api.kill()
      // The socket is still there, and nobody behind it: the command has the database to itself.
      expect(readdirSync(long)).toContain('control.sock')
      const { text } = await command(env, rosterOperations.export, { format: 'yaml' })
      expect(text).toContain('sat')
      const next = await startProcess(env)
      await expect.poll(() => saturdays(next.url), soon).not.toEqual([])
    },
  )
})

it.each(['an empty folder', 'no folder'])(
  'without the settings of the servers, on %s, no database is made',
  async (where) => {
    const parent = mkdtempSync(join(tmpdir(), 'innom-test-none-'))
    cleanUp.push(() => rmSync(parent, { recursive: true, force: true }))
    const folder = where === 'no folder' ? join(parent, '.data') : parent
    await expect(importCsv({ DATA_DIR: folder }, saturdayShift)).rejects.toThrow(`There is no database in ${folder}.`)
    expect(readdirSync(parent)).toEqual([])
  },
)

describe('npm run roster', () => {
  it(
    'lists bad lines and changes nothing, takes over a good file and says which bookings lose their time',
    patience,
    async () => {
      const folder = await copyEmbeddedTemplate()
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
      const api = await startProcess({ DATA_DIR: folder })
      await expect.poll(() => readdirSync(folder), soon).toContain('control.sock')
      const file = join(folder, 'roster.csv')
      const roster = (...args: string[]) =>
        new Promise<{ code: number; output: string }>((resolve) => {
          const script = join(import.meta.dirname, '..', '..', 'commands', 'roster.ts')
          const env = { ...process.env, DATA_DIR: folder, APP_ENV: 'test' }
          execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
            resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
          )
        })

      expect((await roster('export', file)).code).toBe(0)
      const good = 'kind;practitioner;clinic;days;hours\nshift;cato-fysio;bislett;sat;10:00-14:00\n'
      writeFileSync(file, `${good}shift;cato-fysio;bislett;sun;10:00-14:00\nshift;kato;bislett;mon;10:00-14:00\n`)
      const bad = await roster('import', file)
      expect(bad.code).toBe(1)
      expect(bad.output).toMatch(
        /roster\.csv:3 {2}bislett is not open.*\n.*roster\.csv:4 {2}there is no practitioner 'kato'/,
      )
      expect(bad.output).toContain('Nothing was changed.')
      expect(await saturdays(api.url)).toEqual([])

      // As `npm run roster -- export > file` leaves it, with npm's own lines before ours.
      writeFileSync(file, `\n> innom@0.1.0 roster\n> node commands/launch.mjs roster export\n\n\uFEFF${good}`)
      const done = await roster('import', file)
      expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Changed: cato-fysio.') })
      expect(await saturdays(api.url)).not.toEqual([])
      expect(await roster('affected')).toMatchObject({ code: 0, output: 'No booking waits for a decision.\n' })
      expect((await roster('reset', 'nobody')).output).toContain("There is no practitioner, clinic or group 'nobody'.")
      expect((await roster('imprt', file)).code).toBe(1)
    },
  )
})
