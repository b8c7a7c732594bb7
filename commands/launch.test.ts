import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    writeFileSync(join(project, 'node_modules/.installed-lock'), createHash('sha256').update(lock).digest('hex'))
    symlinkSync(process.execPath, join(project, 'node_modules/pinned/bin/node'))
    copyFileSync(join(import.meta.dirname, 'serving-options.json'), join(project, 'commands/serving-options.json'))
    for (const name of ['run-bundled', 'build'])
      writeFileSync(
        join(project, `commands/${name}.ts`),
        "console.log(JSON.stringify([process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_ ?? '', process.argv.slice(2)]))",
      )
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
    return { child, ended }
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends in good order when the launcher gets %s', async (signal) => {
    const { child, ended } = await start(process.execPath, [launcher(), 'wait'])
    const exited = once(child, 'exit')
    child.kill(signal)
    expect(await ended).toBe(`stopped by ${signal}`)
    expect(await exited).toEqual([0, null])
  })

  it('runs bundled, with what keeps a process small, if it serves for weeks, and only then', async () => {
    const said = async (command: string) =>
      JSON.parse((await (await start(process.execPath, [launcher(), command])).ended)!)
    expect(await said('serve')).toEqual([servingOptions.flags, servingOptions.env.MALLOC_MMAP_THRESHOLD_, ['serve']])
    expect(await said('start')).toEqual([servingOptions.flags, servingOptions.env.MALLOC_MMAP_THRESHOLD_, ['start']])
    expect(await said('build')).toEqual([[], '', []])
  })

  it('ends in good order when npm ends the shell in between, which passes no signal on', async () => {
    // A second command keeps every shell from replacing itself with the first.
    const { child, ended } = await start('sh', ['-c', `"${process.execPath}" "${launcher()}" wait; true`])
    child.kill('SIGTERM')
    expect(await ended).toBe('stopped by SIGTERM')
  })
})
