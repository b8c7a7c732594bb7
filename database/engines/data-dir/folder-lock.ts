import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { claimHeartbeat } from './heartbeat.ts'

export type FolderLock =
  | { held: true; unlock(): void }
  /** Who has it: a process of this machine, or one of another machine that shares the folder. */
  | { held: false; by: 'process' | 'machine' }

/**
 * Makes sure that one process at a time uses a folder: two embedded databases on the same files destroy each other.
 *
 * The lock is the operating system's own on a file inside the folder. It belongs to the file and not to its path, so
 * containers and mounts see the same lock, and the system releases it at `kill -9`. Node has no call for such locks; SQLite,
 * which is part of Node, takes one for an exclusive transaction on any system. The file stays empty, and stays when
 * the lock is released: removing it would let two processes lock two different files of the same name.
 *
 * Machines that share a folder over the network may not share locks: a heartbeat beside the lock covers them.
 */
export function lockFolder(folder: string): FolderLock {
  const system = lockFile(join(folder, 'lock'))
  if (system === 'taken') return { held: false, by: 'process' }
  const heartbeat = claimHeartbeat(folder, { isLockedBySystem: system !== 'unsupported' })
  if (!heartbeat) {
    release(system)
    return { held: false, by: 'machine' }
  }
  return {
    held: true,
    unlock: () => {
      heartbeat.stop()
      release(system)
    },
  }
}

/** A connection that nothing refers to would be closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>()

const sqliteBusy = 5
const sqliteIoError = 10

function lockFile(file: string): DatabaseSync | 'taken' | 'unsupported' {
  const connection = new DatabaseSync(file)
  try {
    // Never open this file otherwise: closing it anywhere in this process would release the lock (POSIX).
    chmodSync(file, 0o600)
    // Without a journal nothing is ever written, so that a full disk can be locked too.
    connection.exec('pragma journal_mode = off; begin exclusive')
    held.add(connection)
    return connection
  } catch (error) {
    connection.close()
    // The low byte is the kind of error, the rest its detail.
    const kind = (error as { errcode?: number }).errcode! & 0xff
    if (kind === sqliteBusy) return 'taken'
    if (kind === sqliteIoError) return 'unsupported'
    throw error
  }
}

function release(system: DatabaseSync | 'unsupported'): void {
  if (system === 'unsupported') return
  held.delete(system)
  system.close()
}
