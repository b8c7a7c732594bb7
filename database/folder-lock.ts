import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes sure that one process at a time uses a folder: two embedded databases on the same files destroy each other.
 * A socket and not a file with a process id: the system takes it back at `kill -9`, and process ids come again.
 * Answers the unlocking, or undefined if another process has the folder.
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  const name = `innom-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return listenOn(`\\\\.\\pipe\\${name}`)
  // Abstract sockets of Linux leave no file behind.
  if (process.platform === 'linux') return listenOn(`\0${name}`)
  const path = join(tmpdir(), `${name}.sock`)
  const unlock = await listenOn(path)
  if (unlock || (await answers(path))) return unlock
  rmSync(path, { force: true })
  return listenOn(path)
}

function listenOn(path: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
