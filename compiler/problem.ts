/** Something an editor has to fix before the site can be built. */
export interface ContentProblem {
  /** Relative to the project's root. */
  file: string
  line: number
  /** What is wrong, and what to do about it. */
  message: string
}

/** A failed build with every problem of the run, in the order of the files. */
export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[]) {
    super(describeProblems(problems))
    this.name = 'ContentError'
    this.problems = problems
  }
}

function describeProblems(problems: ContentProblem[]): string {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  const lines = sorted.map(describeProblem)
  return [...lines, `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`].join('\n')
}

export function describeProblem({ file, line, message }: ContentProblem): string {
  return `${file}:${line}  ${message}`
}
