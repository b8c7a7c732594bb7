import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'

/** Replaces a file in one step: readers find the old text or the new one, also after a crash. */
export function writeAtomically(file: string, data: string) {
  const draft = `${file}.${process.pid}.new`
  const handle = openSync(draft, 'w')
  try {
    writeFileSync(handle, data)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
}
