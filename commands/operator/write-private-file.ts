import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs'

/** Writes a file that only its owner can read, also where a file with wider permissions was before. */
export function writePrivateFile(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600)
  try {
    // A device, such as /dev/stdout, keeps its permissions.
    if (fstatSync(file).isFile()) fchmodSync(file, 0o600)
    writeFileSync(file, text)
  } finally {
    closeSync(file)
  }
}
