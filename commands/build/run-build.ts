import { buildSite } from '#compiler/output/build-site.ts'
import type { BuildOptions } from '#compiler/output/build-state.ts'
import { showProgress } from '#compiler/output/progress.ts'
import { describeSummary } from '#compiler/output/summary.ts'
import { ContentError } from '#compiler/problem.ts'

/** Builds and reports; separate from build.ts because it loads the whole builder. */
export async function runBuild(options: BuildOptions): Promise<void> {
  const progress = showProgress(process.stdout)
  try {
    const summary = await buildSite(options, progress)
    progress.end()
    console.log(describeSummary(summary))
  } catch (error) {
    progress.end()
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
