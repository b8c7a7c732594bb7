import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import servingOptions from './serving-options.json' with { type: 'json' }

/** A project with nothing but the launcher and one command, which runs until it is told to stop. */
describe('a command that npm started', () => {
  let project: string
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'innom-launch-'))
    const lock = '{}'
    mkdirSync(join(project, 'commands'))
    mkdirSync(join(project, 'node_modules/pinned/bin'), { recursive: true })
    copyFileSync(join(import.meta.dirname, 'launch.mjs'), join(project, 'commands/launch.mjs'))
    writeFileSync(join(project, 'package.json'), '{"optionalDependencies":{"pinned":"1.0.0"}}')
    writeFileSync(join(project, 'package-lock.json'), lock)
    writeFileSync(
      join(project, 'node_modules/.installed-lock'),
      `${createHash('sha256').update(lock).digest('hex')} all`,
    )
    symlinkSync(process.execPath, join(project, 'node_modules/pinned/bin/node'))
    copyFileSync(join(import.meta.dirname, 'serving-options.json'), join(project, 'commands/serving-options.json'))
    mkdirSync(join(project, 'dist/server/first'), { recursive: true })
    writeFileSync(join(project, 'dist/server/current'), 'first')
    const tell = (name: string) =>
      `console.log(JSON.stringify(['${name}', process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_ ?? '']))`
    writeFileSync(join(project, 'dist/server/first/serve.mjs'), tell('serve'))
    writeFileSync(join(project, 'commands/build.ts'), tell('build'))
    writeFileSync(
      join(project, 'commands/wait.ts'),
      `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
        process.on(signal, () => { console.log('stopped by ' + signal); process.exit(0) })
      setInterval(() => {}, 1000)
      console.log('ready')`,
    )
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  const launcher = () => join(project, 'commands/launch.mjs')
  /** Starts it, and collects what it says until its output ends, which is when no process of it is left. */
  const start = async (program: string, args: string[]) => {
    const child: ChildProcess = spawn(program, args, {
      env: { ...process.env, npm_lifecycle_event: 'wait' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    const output = createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line))
    const ended = once(output, 'close').then(() => lines.at(-1))
    await once(output, 'line')
    return { child, ended, lines }
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends in good order when the launcher gets %s', async (signal) => {
    const { child, ended } = await start(process.execPath, [launcher(), 'wait'])
    const exited = once(child, 'exit')
    child.kill(signal)
    expect(await ended).toBe(`stopped by ${signal}`)
    expect(await exited).toEqual([0, null])
  })

  /** The lines that a command prints. */
  const said = async (command: string) => {
    const { ended, lines } = await start(process.execPath, [launcher(), command])
    await ended
    return lines.map((line) => JSON.parse(line) as unknown)
  }
  const served = ['serve', servingOptions.flags, servingOptions.env.MALLOC_MMAP_THRESHOLD_]

  it('serves from the build, with what keeps a process small that runs for weeks', async () => {
    expect(await said('serve')).toEqual([served])
    expect(await said('build')).toEqual([['build', [], '']])
  })

  describe('when dist/server/current', () => {
    const current = () => join(project, 'dist/server/current')
    afterEach(() => {
      rmSync(current(), { recursive: true })
      writeFileSync(current(), 'first')
    })
    const serve = () => spawnSync(process.execPath, [launcher(), 'serve'], { encoding: 'utf8' })

    it.each([
      ['is empty, as a full disk leaves it', '', 'holds no name of a built server'],
      ['is garbage', '\0\u{fffd}?', 'holds no name of a built server'],
      ['names a folder elsewhere', '../server/first', 'holds no name of a built server'],
      ['names a server that was not copied', 'second', 'names a server that is not there'],
    ])('%s, it says so in one line and leaves nothing behind', (_, content, problem) => {
      writeFileSync(current(), content)
      const { status, stderr } = serve()
      expect(stderr).toBe(`${current()} ${problem}. Run npm run build.\n`)
      expect(status).toBe(1)
      expect(readdirSync(join(project, 'dist/server')).sort()).toEqual(['current', 'first'])
    })

    it('is a folder, it says so in one line', () => {
      rmSync(current())
      mkdirSync(current())
      expect(serve().stderr).toBe(`${current()} holds no name of a built server. Run npm run build.\n`)
    })

    it('was written by hand with a newline, it serves', () => {
      writeFileSync(current(), 'first\n')
      expect(serve().status).toBe(0)
    })
  })

  it('builds before it starts, and does not start what could not be built', async () => {
    expect(await said('start')).toEqual([['build', [], ''], served])
    const build = readFileSync(join(project, 'commands/build.ts'), 'utf8')
    try {
      writeFileSync(join(project, 'commands/build.ts'), 'console.log(1)\nprocess.exitCode = 2')
      expect(await said('start')).toEqual([1, served])
      writeFileSync(join(project, 'commands/build.ts'), 'console.log(1)\nprocess.exitCode = 1')
      expect(await said('start')).toEqual([1])
    } finally {
      writeFileSync(join(project, 'commands/build.ts'), build)
    }
  })

  it('ends in good order when npm ends the shell in between, which passes no signal on', async () => {
    // A second command keeps every shell from replacing itself with the first.
    const { child, ended } = await start('sh', ['-c', `"${process.execPath}" "${launcher()}" wait; true`])
    child.kill('SIGTERM')
    expect(await ended).toBe('stopped by SIGTERM')
  })
})

/** A project with an npm that only says what it was asked to install. */
describe('what a command installs', () => {
  let project: string
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'innom-install-'))
    mkdirSync(join(project, 'commands'))
    mkdirSync(join(project, 'node_modules/pinned/bin'), { recursive: true })
    mkdirSync(join(project, 'dist/server/first'), { recursive: true })
    for (const file of ['launch.mjs', 'serving-options.json'])
      copyFileSync(join(import.meta.dirname, file), join(project, 'commands', file))
    writeFileSync(
      join(project, 'package.json'),
      '{"devDependencies":{"a-test-runner":"1.0.0"},"optionalDependencies":{"pinned":"1.0.0"}}',
    )
    writeFileSync(join(project, 'package-lock.json'), '{}')
    writeFileSync(join(project, 'dist/server/current'), 'first')
    symlinkSync(process.execPath, join(project, 'node_modules/pinned/bin/node'))
    for (const program of ['dist/server/first/serve.mjs', 'commands/build.ts', 'commands/check.ts'])
      writeFileSync(join(project, program), '')
    writeFileSync(join(project, 'npm.cjs'), 'console.log(process.argv.slice(2).join(" "))')
  })
  afterEach(() => rmSync(project, { recursive: true, force: true }))

  /** How development packages were asked for; nothing if nothing was installed. */
  const installs = (command: string) => {
    const { stdout } = spawnSync(process.execPath, [join(project, 'commands/launch.mjs'), command], {
      env: { ...process.env, npm_execpath: join(project, 'npm.cjs') },
      encoding: 'utf8',
    })
    return /--(include|omit)=dev/.exec(stdout)?.[0]
  }

  it('is what serving needs on a machine that only serves, and the rest when somebody builds or tests there', () => {
    expect(installs('serve')).toBe('--omit=dev')
    expect(installs('serve')).toBeUndefined()
    expect(installs('check')).toBe('--include=dev')
    expect(installs('serve')).toBeUndefined()
  })

  it('is nothing when a unit starts a server without npm: it says whom to ask', () => {
    const { npm_execpath, ...env } = process.env
    const run = spawnSync(process.execPath, [join(project, 'commands/launch.mjs'), 'serve'], { env, encoding: 'utf8' })
    expect(run.stdout).toBe('')
    expect(run.stderr).toBe(
      `${join(project, 'node_modules')} is not what package-lock.json asks for, or this user may not read it. ` +
        `As the owner of ${project}: node commands/launch.mjs install\n`,
    )
    expect(run.status).toBe(1)
  })

  it.each(['help', '', '../commands/check', 'chekc'])('is nothing for a command that there is not: %s', (command) => {
    const run = spawnSync(process.execPath, [join(project, 'commands/launch.mjs'), ...(command ? [command] : [])], {
      env: { ...process.env, npm_execpath: join(project, 'npm.cjs') },
      encoding: 'utf8',
    })
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain('The commands are install, start, serve, build, check')
    expect(run.status).toBe(1)
  })

  it('is everything on a first start', () => {
    expect(installs('start')).toBe('--include=dev')
    expect(installs('start')).toBeUndefined()
  })

  it('never takes away what a developer has installed', () => {
    mkdirSync(join(project, 'node_modules/a-test-runner'))
    expect(installs('serve')).toBe('--include=dev')
    writeFileSync(join(project, 'package-lock.json'), '{"changed":true}')
    expect(installs('serve')).toBe('--include=dev')
  })
})
