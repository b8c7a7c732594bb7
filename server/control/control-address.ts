import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { OperatorError } from '#domain/operator-error.ts'

export interface ControlAddress {
  path: string
  /** Call when the path is no longer used. */
  release(): void
}

/** Bytes of a socket's path: 104 on macOS and 108 on Linux, the final zero included. */
const longestPath = 103

const nothing = () => {}

/**
 * Where the server of a DATA_DIR listens for operators: `control.sock` in that folder. The system limits the length of a
 * socket's path: a long one is given relative to the current folder, or through an open handle.
 */
export function findControlAddress(dataDir: string): ControlAddress {
  const file = resolve(dataDir, 'control.sock')
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(file.toLowerCase()).digest('hex').slice(0, 24)
    return { path: `\\\\.\\pipe\\innom-control-${name}`, release: nothing }
  }
  const short = [file, relative(process.cwd(), file)].find((it) => Buffer.byteLength(it) <= longestPath)
  if (short) return { path: short, release: nothing }
  if (process.platform === 'linux') {
    const folder = openSync(dataDir, 'r')
    return { path: `/proc/self/fd/${folder}/control.sock`, release: () => closeSync(folder) }
  }
  throw new OperatorError(`The path of DATA_DIR is too long for a socket in it: ${file}. Set a shorter one.`)
}
