import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestFolder } from '../../testing/template.ts'
import { claimHeartbeat, type Heartbeat } from './heartbeat.ts'

describe('the heartbeat of a folder that machines share', () => {
  let folder: string
  let claimed: (Heartbeat | undefined)[]
  beforeEach(() => {
    folder = makeTestFolder()
    claimed = []
  })
  afterEach(() => {
    for (const it of claimed) it?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const file = () => join(folder, 'heartbeat')
  const claim = (machine: string, isLockedBySystem = true) => {
    const heartbeat = claimHeartbeat(folder, { machine, isLockedBySystem })
    claimed.push(heartbeat)
    return heartbeat
  }
  const age = (seconds: number) => {
    const then = Date.now() / 1000 - seconds
    utimesSync(file(), then, then)
  }

  it('keeps another machine out while it is fresh', () => {
    expect(claim('one')).toBeDefined()
    expect(claim('two')).toBeUndefined()
    age(13)
    expect(claim('two')).toBeUndefined()
  })

  it('lets another machine in when nobody has written it for fifteen seconds', () => {
    claim('one')
    age(16)
    expect(claim('two')).toBeDefined()
  })

  it('is made fresh by every beat', () => {
    const heartbeat = claim('one')
    age(60)
    heartbeat?.beat()
    expect(Date.now() - statSync(file()).mtimeMs).toBeLessThan(15_000)
    expect(claim('two')).toBeUndefined()
  })

  it('does not delay the same machine, whose own lock tells that the owner is dead', () => {
    claim('one')
    expect(claim('one')).toBeDefined()
  })

  it('holds on the same machine too where the system gives no locks', () => {
    claim('one', false)
    expect(claim('one', false)).toBeUndefined()
  })

  it('stops an owner that was taken for dead, before it writes again', () => {
    const sleeper = claim('one')
    age(16)
    claim('two')
    expect(() => sleeper?.beat()).toThrow(`Another process has taken ${folder}.`)
    sleeper?.stop()
    expect(readdirSync(folder)).toEqual(['heartbeat'])
  })

  it('goes to one of many that find it dead, and leaves nothing else behind', () => {
    writeFileSync(file(), 'one token')
    age(16)
    const winners = ['two', 'three', 'four'].map((machine) => claim(machine)).filter((it) => it !== undefined)
    expect(winners).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['heartbeat'])
  })
})
