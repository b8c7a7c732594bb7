import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './hash.ts'

/** A hash of everything in some files and folders that `counts`. By content, so that copies of a project agree. */
export function hashFiles(paths: string[], counts: (file: string) => boolean = () => true): string {
  return contentHash(JSON.stringify(paths.flatMap(listFiles).filter(counts).map(hashFile)))
}

const hashFile = (file: string) => [file, contentHash(readFileSync(file))]

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
