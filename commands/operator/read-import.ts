import { closeSync, openSync, readSync } from 'node:fs'
import { OperatorError } from '#domain/operator-error.ts'
import { decodeText } from './decode-text.ts'

const mebibyte = 1024 * 1024

/** Some fifty thousand lines: far more than the rosters of a chain, or the visits of a month. */
const largest = 4 * mebibyte

/** The text of a file that an operator imports. What it may be told is one line: it is missing, no file, or too large. */
export function readImport(file: string): string {
  let bytes: Uint8Array
  try {
    bytes = readAtMost(file, largest + 1)
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`)
  }
  if (bytes.length <= largest) return decodeText(bytes)
  throw new OperatorError(
    `${file} is larger than ${largest / mebibyte} MiB. Is it the right file? Import a larger one in parts.`,
  )
}

/** Not by its size, which pipes and devices do not tell. */
function readAtMost(file: string, most: number): Uint8Array {
  const buffer = Buffer.alloc(most)
  const descriptor = openSync(file, 'r')
  try {
    let length = 0
    for (let read = -1; read !== 0 && length < most; length += read)
      read = readSync(descriptor, buffer, length, most - length, null)
    return buffer.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}
