import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTestFolder } from '../../testing/template.ts'
import { claimHeartbeat } from './heartbeat.ts'

/** Whether the process dies between opening a file to write it and the first byte. */
const kill = vi.hoisted(() => ({ isNext: false }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    if (!kill.isNext) return fs.writeFileSync(file, data, options)
    const flag = typeof options === 'object' ? options?.flag : undefined
    fs.closeSync(fs.openSync(file as string, flag ?? 'w'))
    throw new Error('killed')
  }
  return { ...fs, writeFileSync }
})

const folder = makeTestFolder()
afterEach(() => {
  kill.isNext = false
  rmSync(folder, { recursive: true, force: true })
})

it('names its owner also when the process is killed in the middle of a beat', () => {
  const owner = claimHeartbeat(folder, { isLockedBySystem: true, machine: 'one' })!
  const file = join(folder, 'heartbeat')
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(/^one /)
  kill.isNext = true
  owner.beat()
  kill.isNext = false
  expect(readFileSync(file, 'utf8')).toBe(before)
  // So the next start on this machine sees whose it was, and does not wait.
  const next = claimHeartbeat(folder, { isLockedBySystem: true, machine: 'one' })
  expect(next).toBeDefined()
  next?.stop()
})
