import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockBuilds } from './build-lock.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'innom-lock-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const lockOf = (pid: number) => writeFileSync(join(dist, 'build.lock'), `process ${pid} on ${hostname()}`)
const waitsFor: string[] = []
const lock = () => lockBuilds(dist, (holder) => waitsFor.push(holder))

describe('a build that was killed', () => {
  it('holds up no build that got the same process number, as in a container', async () => {
    lockOf(process.pid)
    const unlock = await lock()
    unlock()
    expect(waitsFor).toEqual([])
  })

  it('holds up no build when its number belongs to another process by now', async () => {
    lockOf(process.ppid)
    utimesSync(join(dist, 'build.lock'), 1, 1)
    const unlock = await lock()
    unlock()
    expect(waitsFor).toEqual([])
  })
})

it('a second build of the same process waits for the first', async () => {
  const unlock = await lock()
  const second = lock()
  expect(waitsFor).toEqual([`process ${process.pid} on ${hostname()}`])
  unlock()
  const unlockSecond = await second
  unlockSecond()
})
