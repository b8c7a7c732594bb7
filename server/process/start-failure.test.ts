import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#database/engines/embedded.ts'
import { openPostgres, refuseOldVersion } from '#database/engines/postgres.ts'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { startTestServer, type TestServer } from '#database/testing/postgres-server.ts'
import { buildName, publishSmall } from '#releases/testing/small-release.ts'
import { parseConfig } from '../settings/config.ts'
import { explainStartFailure } from './start-failure.ts'

const root = join(import.meta.dirname, '../..')
const api = join(root, 'server/testing/api-process.ts')

/** Starts as an operator does, with the launcher's cache of compiled code, and answers what they read and how it ended. */
async function start(env: Record<string, string>, { script = api, cwd = root } = {}) {
  const compiled = join(root, '.cache/compiled')
  const settings = { APP_ENV: 'test', PORT: '0', LOG_LEVEL: 'info', DEMO: 'no', NODE_COMPILE_CACHE: compiled, ...env }
  const child = spawn(process.execPath, [script], { cwd, env: { PATH: process.env.PATH, ...settings } })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  return { code, output, errors }
}

const oneLine = (text: string) => ({ code: 1, output: '', errors: `${text}\n` })

describe('a start that fails tells the operator in one line what to do', () => {
  let folder: string
  let data: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'innom-start-'))
    data = await copyEmbeddedTemplate()
  })
  afterAll(() => {
    for (const it of [folder, data]) rmSync(it, { recursive: true, force: true })
  })

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const line = `Port ${port} of 127.0.0.1 is in use. Stop the program that has it, or set another PORT.`
    expect(await start({ DATA_DIR: data, PORT: String(port) })).toEqual(oneLine(line))
    other.close()
  })

  it('when another process uses the database', async () => {
    const database = await openEmbedded(data)
    const line = `Another process uses the database in ${data}. Stop it or set another DATA_DIR.`
    expect(await start({ DATA_DIR: data })).toEqual(oneLine(line))
    await database.close()
  })

  it('when the files of the database are garbage', async () => {
    const damaged = await copyEmbeddedTemplate()
    writeFileSync(join(damaged, 'database/global/pg_control'), 'x'.repeat(8192))
    const { errors, ...rest } = await start({ DATA_DIR: damaged })
    expect(rest).toEqual({ code: 1, output: '' })
    expect(errors).toMatch(
      /^The database in \S+ cannot be opened: its files are damaged or of another version\. Put back a copy.*\n$/,
    )
    rmSync(damaged, { recursive: true })
  })

  it('when DATA_DIR is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await start({ DATA_DIR: file })).toEqual(oneLine(`DATA_DIR (${file}) is a file. Set it to a folder.`))
  })

  it('when DATA_DIR cannot be written', async () => {
    // Not even root may make folders there.
    const path = '/sys/innom'
    const line = `DATA_DIR (${path}) cannot be written: ${path} is read-only or belongs to another user. Give it to this user or set another DATA_DIR.`
    expect(await start({ DATA_DIR: path })).toEqual(oneLine(line))
  })

  it('when the secret is too short', async () => {
    const dir = mkdtempSync(join(folder, 'secret-'))
    writeFileSync(join(dir, 'secret'), '')
    const { errors, ...rest } = await start({ DATA_DIR: dir })
    expect(rest).toEqual({ code: 1, output: '' })
    expect(errors).toMatch(/^\S+secret holds no secret of at least 32 characters\. Put back a copy of it.*\n$/)
  })

  it('when the site has not been built', async () => {
    const line = 'The site has not been built. Run npm run build first, or npm start, which does both.'
    const script = join(root, 'commands/serve.ts')
    expect(await start({ DATA_DIR: join(folder, 'unused') }, { script, cwd: folder })).toEqual(oneLine(line))
  })

  it('when the release was written by another version of the code', async () => {
    publishSmall(join(folder, 'dist'), buildName(1), { '/': 'page' }, { facts: { company: 'as it was then' } })
    const line = `The release ${buildName(1)} in dist is not whole or of another version of the code. Run npm run build, or go to another one with npm run release.`
    const script = join(root, 'commands/serve.ts')
    expect(await start({ DATA_DIR: join(folder, 'unused') }, { script, cwd: folder })).toEqual(oneLine(line))
  })

  describe('with PostgreSQL', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer()
      const admin = await openPostgres({ url: server.url, connections: 1 })
      await admin.run({ text: 'create role weak login', values: [] })
      await admin.run({ text: 'create database empty', values: [] })
      const inBytes = "create database bytes template template0 encoding 'SQL_ASCII' locale 'C'"
      await admin.run({ text: inBytes, values: [] })
      await admin.close()
    })
    afterAll(() => server.dispose())

    const startOn = (change: (url: URL) => void) => {
      const url = new URL(server.url)
      change(url)
      return start({ DATABASE_URL: url.href, SECRET: 's'.repeat(32) })
    }
    const at = () => `PostgreSQL at 127.0.0.1:${new URL(server.url).port}`

    it('that does not answer', async () => {
      const url = 'postgres://innom@127.0.0.1:1/innom'
      const line = 'PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED). Start it, or check DATABASE_URL.'
      expect(await start({ DATABASE_URL: url, SECRET: 's'.repeat(32) })).toEqual(oneLine(line))
    })

    it('that does not know the user', async () => {
      const line = `${at()} refuses the user "stranger". Check the name and the password in DATABASE_URL.`
      expect(
        await startOn((url) => {
          url.username = 'stranger'
          url.password = 'hunter2'
        }),
      ).toEqual(oneLine(line))
    })

    it('that has no such database', async () => {
      const { errors } = await startOn((url) => {
        url.pathname = '/nowhere'
      })
      expect(errors).toBe(
        `${at()} has no database "nowhere". Create it (create database "nowhere" owner "innom") or check DATABASE_URL.\n`,
      )
    })

    it('that does not let the user make anything', async () => {
      const { code, errors } = await startOn((url) => {
        url.username = 'weak'
        url.pathname = '/empty'
      })
      expect(code).toBe(1)
      expect(errors).toMatch(
        /^The user "weak" lacks a permission in the database "empty" \(permission denied .*\)\. Make it the database's owner, who may also create the extension btree_gist\.\n$/,
      )
    })

    it('in which letters are bytes', async () => {
      const { code, errors } = await startOn((url) => {
        url.pathname = '/bytes'
      })
      expect(code).toBe(1)
      expect(errors).toBe(
        `The database "bytes" is in SQL_ASCII: Innom needs UTF8. Make another one (create database … encoding 'UTF8' template template0), or check DATABASE_URL.\n`,
      )
    })

    it('that is too old', () => {
      expect(() => refuseOldVersion('14.9 (Debian 14.9-1)')).toThrow(
        'PostgreSQL 14.9 (Debian 14.9-1) is too old: Innom needs 15 or newer. Upgrade it, or check DATABASE_URL.',
      )
      expect(() => refuseOldVersion('15beta1')).not.toThrow()
    })
  })
})

describe('the line about a failed start', () => {
  const explain = (properties: object, env: Record<string, string> = {}) => {
    const parsed = parseConfig(env)
    if (!parsed.ok) throw new Error(parsed.problems.join())
    return explainStartFailure(Object.assign(new Error('failed\n    at minified code'), properties), parsed.config)
  }
  const postgres = { DATABASE_URL: 'postgres://me:hunter2@db.example/innom' }

  it.each([
    [{ code: 'EACCES', syscall: 'listen' }, { PORT: '80' }, 'This user may not listen on port 80. Set PORT to'],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, { HOST: '10.9.8.7' }, '10.9.8.7 is no address of this machine.'],
    [{ code: 'ENOSPC', path: '.data/secret' }, {}, 'There is no room left on the disk of DATA_DIR (.data).'],
    [{ code: '53100' }, {}, 'There is no room left on the disk of DATA_DIR (.data).'],
    [{ code: '28P01' }, postgres, 'PostgreSQL at db.example:5432 refuses the user "me".'],
    [{ code: 'ENOTFOUND' }, postgres, 'The host db.example of DATABASE_URL is unknown.'],
    [{ code: '0A000' }, postgres, 'PostgreSQL at db.example:5432 lacks the extension btree_gist.'],
    [{ message: 'self-signed certificate' }, postgres, 'No secure connection to PostgreSQL at db.example:5432'],
    [{}, {}, 'Innom could not start: failed (no code).'],
  ])('names the way out of %o', (properties, env, line) => {
    const told = explain(properties, env as Record<string, string>)
    expect(told.startsWith(line)).toBe(true)
    expect(told).not.toMatch(/\n|hunter2|minified/)
  })
})
