import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '#domain/operator-error.ts'

const beatEvery = 3_000

/** A process whose last beat is older than this is gone: five beats, because a long query delays them. */
const goneAfter = 15_000

export interface Heartbeat {
  /** Writes a beat; throws when another process has taken the folder, and at nothing else. */
  beat(): void
  stop(): void
}

export interface HeartbeatOptions {
  /** Whether the operating system's lock on the folder is held, which is decisive on this machine. */
  isLockedBySystem: boolean
  machine?: string
}

/**
 * A file that its owner writes again every few seconds, for folders on network drives whose locks do not reach other
 * machines. Answers undefined while the owner of an existing one may be running. Ages are compared by the clock of the
 * file system, so that machines need not agree on the time.
 */
export function claimHeartbeat(
  folder: string,
  { isLockedBySystem, machine = findMachine() }: HeartbeatOptions,
): Heartbeat | undefined {
  const file = join(folder, 'heartbeat')
  const token = randomUUID()
  const content = `${machine} ${token}`
  const draft = join(folder, `heartbeat.${token}`)
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  try {
    const found = read(file)
    if (found) {
      const isDead = isLockedBySystem && found.content.startsWith(`${machine} `)
      if (!isDead && read(draft)!.changedAt - found.changedAt < goneAfter) return undefined
      if (!removeIfSame(file, `${draft}.old`, found.content)) return undefined
    }
    // A link and not a rename: of several processes at the same moment, only one succeeds.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  } finally {
    rmSync(draft, { force: true })
  }

  // Kept open, so that a process without free file descriptors goes on beating: others would take it for dead.
  const descriptor = openSync(file, 'r+')
  const beat = () => {
    let isOurs: boolean
    try {
      isOurs = hasContent(file, content, descriptor)
    } catch {
      // An unreachable network drive: the next beat looks again.
      return
    }
    if (!isOurs) throw new OperatorError(`Another process has taken ${folder}. This one stops before it does harm.`)
    try {
      // Over the same bytes, without emptying the file first: a process killed in between would leave an owner without a name.
      writeSync(descriptor, content, 0)
    } catch {
      // A full disk or an unreachable network drive: the next beat tries again.
    }
  }
  // Thrown in the timer, the error ends the process: every further write could destroy the other's database.
  const timer = setInterval(beat, beatEvery)
  timer.unref()
  let isStopped = false
  return {
    beat,
    stop: () => {
      if (isStopped) return
      isStopped = true
      clearInterval(timer)
      const isOurs = hasContent(file, content, descriptor)
      closeSync(descriptor)
      if (isOurs) rmSync(file, { force: true })
    },
  }
}

/**
 * Whether the file is still the one that was claimed. Network drives guarantee the newest state only to who opens a file, so it is
 * read; without a free descriptor, the file of that name is compared with the open one.
 */
function hasContent(file: string, content: string, descriptor: number): boolean {
  try {
    return read(file)?.content === content
  } catch (error) {
    if (!['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino
  }
}

/** Moves a dead owner's file away, and back if another process has replaced it since it was read. */
function removeIfSame(file: string, aside: string, content: string): boolean {
  try {
    renameSync(file, aside)
    const isSame = read(aside)?.content === content
    if (!isSame) linkSync(aside, file)
    return isSame
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file: string): { content: string; changedAt: number } | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return { content: readFileSync(descriptor, 'utf8'), changedAt: fstatSync(descriptor).mtimeMs }
  } finally {
    closeSync(descriptor)
  }
}

/** Names the running kernel, which all containers of a machine share; host names of containers differ. */
function findMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}
