import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const heartbeat = 5_000
/** A holder whose file was not touched for this long is dead. */
const silence = 60_000
const pause = 200
/** The locks of this process. */
const held = new Set<string>()

/** Allows one build at a time in a folder: waits for a running one. Returns how to release the lock. */
export async function lockBuilds(dist: string, onWait: (holder: string) => void): Promise<() => void> {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, 'build.lock')
  const own = `process ${process.pid} on ${hostname()}`
  let told = ''
  while (!tryLock(file, own)) {
    const holder = readHolder(file)
    if (holder === undefined) continue
    if (isDead(file, holder)) removeStale(file, holder)
    else {
      if (holder !== told) onWait(holder)
      told = holder
      await wait(pause)
    }
  }
  held.add(file)
  const beat = setInterval(() => {
    const now = Date.now() / 1000
    utimesSync(file, now, now)
  }, heartbeat)
  beat.unref()
  return () => {
    clearInterval(beat)
    held.delete(file)
    rmSync(file, { force: true })
  }
}

function tryLock(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Undefined if the lock has been released meanwhile. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** On this machine it may be dead at once. In a container a new process often gets the number of the one before. */
function isDead(file: string, holder: string): boolean {
  const [, pid, host] = /^process (\d+) on (.*)$/.exec(holder) ?? []
  if (pid !== undefined && host === hostname()) {
    if (Number(pid) === process.pid ? !held.has(file) : !isRunning(Number(pid))) return true
  }
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > silence
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Two waiting builds may both find the same holder dead: one that then moves the other's new lock away puts it back. */
function removeStale(file: string, holder: string) {
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
    if (readFileSync(moved, 'utf8') !== holder) linkSync(moved, file)
  } catch {
    // Another build was faster; the next round sees its lock.
  }
  rmSync(moved, { force: true })
}
