import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestFolder } from '../../testing/template.ts'
import { lockFolder } from './folder-lock.ts'

const script = join(import.meta.dirname, '../../testing/lock-process.ts')

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = makeTestFolder()
  children = []
})
afterEach(async () => {
  await Promise.all(children.map(kill))
  rmSync(folder, { recursive: true, force: true })
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Starts another process that asks for the lock; answers what it was told. */
async function ask(
  path: string,
  [command, ...args]: string[] = [process.execPath, script],
): Promise<{ told: string; child: ChildProcess }> {
  const child = spawn(command!, [...args, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(child.stdout!, 'data')
  return { told: String(line).trim(), child }
}

/** A process in a container of its own: the folder is mounted elsewhere, and the network is another one. */
const container = ['unshare', '--mount', '--net', 'sh', '-c']
const hasContainers = spawnSync('unshare', ['--mount', '--net', 'true']).status === 0

async function askFromContainer(path: string) {
  const mounted = `${path}-mounted`
  mkdirSync(mounted)
  try {
    const inside = `mount --bind "$0" "${mounted}" && exec "${process.execPath}" "${script}" "${mounted}"`
    return await ask(path, [...container, inside])
  } finally {
    rmSync(mounted, { recursive: true })
  }
}

async function askByAnotherPath(path: string) {
  symlinkSync(path, `${path}-link`)
  try {
    return await ask(`${path}-link`)
  } finally {
    rmSync(`${path}-link`)
  }
}

describe('the lock on a data folder', () => {
  it('is refused to a second process', async () => {
    expect((await ask(folder)).told).toBe('held')
    expect((await ask(folder)).told).toBe('refused: process')
  })

  it('is refused to a process that comes by another mount and another network, as containers do', async () => {
    expect((await ask(folder)).told).toBe('held')
    const { told } = await (hasContainers ? askFromContainer : askByAnotherPath)(folder)
    expect(told).toBe('refused: process')
  })

  it('is free at once after kill -9', async () => {
    for (let life = 0; life < 5; life++) {
      const { told, child } = await ask(folder)
      expect(told).toBe('held')
      await kill(child)
    }
  })

  it('goes to exactly one of many that start together, also over the traces of a killed one', async () => {
    await kill((await ask(folder)).child)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(folder)))
    expect(answers.map((it) => it.told).sort()).toEqual(['held', ...Array(7).fill('refused: process')])
  })

  it('is free again when it was given back, and leaves no heartbeat', () => {
    const first = lockFolder(folder)
    expect(lockFolder(folder)).toEqual({ held: false, by: 'process' })
    if (first.held) first.unlock()
    expect(existsSync(join(folder, 'heartbeat'))).toBe(false)
    const second = lockFolder(folder)
    expect(second.held).toBe(true)
    if (second.held) second.unlock()
  })

  it('is refused while another machine shows that it lives', () => {
    writeFileSync(join(folder, 'heartbeat'), 'another-machine token')
    expect(lockFolder(folder)).toEqual({ held: false, by: 'machine' })
    rmSync(join(folder, 'heartbeat'))
    const lock = lockFolder(folder)
    expect(lock.held).toBe(true)
    if (lock.held) lock.unlock()
  })
})
