import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.ts'

/** A fingerprint of files and folders by path, size and modification time: fast, and enough to detect changes. */
export function fingerprint(paths: string[]): string {
  return contentHash(paths.flatMap(listFiles).join('\n'))
}

function listFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return [`${path} missing`]
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
