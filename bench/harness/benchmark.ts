import type { Progress } from '#compiler/output/progress.ts'
import type { Figure } from './figure.ts'

/** What every benchmark is given. */
export interface BenchContext {
  progress: Progress
  /** The content folder that is built. */
  content: string
  /** A folder of its own that outlives the run: what is expensive to make may stay there. */
  folder: string
}

export type Benchmark = (context: BenchContext) => Promise<Figure[]>
