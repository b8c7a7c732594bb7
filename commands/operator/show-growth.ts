import { statSync } from 'node:fs'
import type { Progress } from '#compiler/output/progress.ts'

/** Tells every two seconds how large a file has become, whichever process writes it. */
export function showGrowth(file: string, progress: Progress): { stop(): void } {
  const timer = setInterval(() => {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    progress(`${(size / 1024 / 1024).toFixed(1)} MB written`)
  }, 2_000)
  return { stop: () => clearInterval(timer) }
}
