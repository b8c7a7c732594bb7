import { statfs } from 'node:fs/promises'
import { OperatorError } from '#domain/operator-error.ts'
import type { Log } from './log.ts'

const mebibyte = 1024 * 1024

/**
 * Below this, nothing new is written. The embedded database dies when its log cannot grow: it needs 16 MiB for the next
 * piece of it, some 48 between two checkpoints, and other programs may fill the rest before the next look.
 */
const refuseBelow = 128 * mebibyte

/** Writing resumes only with some room to spare, so that it does not flip on and off with every message. */
const resumeAbove = 192 * mebibyte

/** Opening the database writes too: it replays unfinished work and starts a new segment of its log. */
const startAbove = 64 * mebibyte

const lookEvery = 1_000

/** How often a full disk is logged again. */
const remindEvery = 5 * 60_000

/** Free bytes of the disk that holds a folder, for an ordinary user. */
export type ReadFreeSpace = (folder: string) => Promise<number>

const readFreeSpace: ReadFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export interface DiskSpace {
  /** Whether anything may be written. */
  hasRoom(): boolean
  look(): Promise<void>
  start(): void
  stop(): void
}

/** For PostgreSQL servers, whose disks are on another machine. */
export const boundlessDisk: DiskSpace = { hasRoom: () => true, look: async () => {}, start: () => {}, stop: () => {} }

/** Watches the disk of the embedded database, so that writing stops gracefully before the disk is full. */
export function watchDiskSpace(folder: string, log: Log, readFree: ReadFreeSpace = readFreeSpace): DiskSpace {
  let hasRoom = true
  let reminded = 0
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const free = await readFree(folder)
    const had = hasRoom
    hasRoom = free >= (had ? refuseBelow : resumeAbove)
    const freeMebibytes = Math.floor(free / mebibyte)
    if (hasRoom && !had) log.info({ freeMebibytes }, 'there is room on the disk again: bookings are accepted')
    if (!hasRoom && (had || performance.now() - reminded > remindEvery)) {
      reminded = performance.now()
      log.error({ freeMebibytes }, 'the disk of DATA_DIR is nearly full: bookings are refused until there is room')
    }
  }

  return {
    hasRoom: () => hasRoom,
    look,
    start: () => {
      // If the free space cannot be read, requests are not refused.
      timer = setInterval(() => void look().catch(() => {}), lookEvery)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Refuses to start on a disk so full that the database could not be opened, which would look like damage. */
export async function requireRoomToStart(folder: string, readFree: ReadFreeSpace = readFreeSpace): Promise<void> {
  const free = await readFree(folder)
  if (free >= startAbove) return
  throw new OperatorError(
    `Only ${Math.floor(free / mebibyte)} MiB are free on the disk of DATA_DIR (${folder}); ${startAbove / mebibyte} are needed. Make room and start again.`,
  )
}
