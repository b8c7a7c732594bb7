import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#releases/content-hash.ts'

/** A hash of everything in some files and folders that `counts`. By content, so that copies of a project agree. */
export function hashFiles(paths: string[], counts?: (file: string) => boolean): string {
  return contentHash(JSON.stringify([...hashEach(paths, counts)]))
}

/** The hash of each of them, by path. */
function hashEach(paths: string[], counts: (file: string) => boolean = () => true): Map<string, string> {
  const files = paths.flatMap(listFiles).filter(counts)
  return new Map(files.map((file) => [file, contentHash(readFileSync(file))]))
}

function listFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
