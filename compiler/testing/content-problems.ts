import { onTestFinished } from 'vitest'
import { composeSite } from '../compose/compose-site.ts'
import { ContentError } from '../problem.ts'
import { writeContent } from './sample-content.ts'

/** What an editor is told of the sample's content with these changes, as 'file:line message'. */
export function listProblems(changes: Record<string, string>): string[] {
  const content = writeContent(changes)
  onTestFinished(content.remove)
  try {
    composeSite(content.folder, 'norway', '2026-11-15')
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(
      ({ file, line, message }) => `${file.replace(`${content.folder}/`, '')}:${line} ${message}`,
    )
  }
}
