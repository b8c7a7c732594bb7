import { readFileSync } from 'node:fs'

/** What a JSON file has; undefined if it is missing, or damaged, as by a process that was stopped while it wrote. */
export function readIfWhole<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}
