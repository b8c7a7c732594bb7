/** What a file defines and others refer to: 'page contact', 'sign chest-pain'. */
export type Subject = `${string} ${string}`

/** Something an editor has to fix before the site can be built. */
export interface ContentProblem {
  /** Relative to the project's root. */
  file: string
  line: number
  /** What is wrong, and what to do about it. */
  message: string
  /** What is defined here and cannot be used because of it; 'sign *' is every sign. References to it are not reported. */
  breaks?: Subject[]
  /** What is referred to here and does not exist. */
  missing?: Subject
}

/** A failed build with every problem of the run, causes first, then in the order of the files. */
export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[]) {
    const own = withoutFollowers(problems).sort(
      (a, b) => rankOf(a) - rankOf(b) || a.file.localeCompare(b.file) || a.line - b.line,
    )
    super(describeProblems(own))
    this.name = 'ContentError'
    this.problems = own
  }
}

/** Without what only follows from a file that could not be read: references to what it defines. */
function withoutFollowers(problems: ContentProblem[]): ContentProblem[] {
  const broken = new Set(problems.flatMap(({ breaks = [] }) => breaks))
  const isBroken = (subject: Subject) =>
    broken.has(subject) ||
    [...subject.matchAll(/[ /]/g)].some(({ index }) => broken.has(`${subject.slice(0, index + 1)}*` as Subject))
  return problems.filter(({ missing }) => missing === undefined || !isBroken(missing))
}

/** A file that cannot be read first; last what may be caused elsewhere: a reference to something that is not there. */
function rankOf({ breaks, missing }: ContentProblem): number {
  if (breaks) return 0
  return missing === undefined ? 1 : 2
}

/** More references to the same missing thing are told as one problem. */
const placesToldOneByOne = 3

function describeProblems(problems: ContentProblem[]): string {
  const groups = Map.groupBy(problems, (problem) => problem.missing ?? problem)
  const told = [...groups.values()].flatMap((group) =>
    group.length > placesToldOneByOne ? describeGroup(group) : group.map(describeProblem),
  )
  return [...told, `${told.length} ${told.length === 1 ? 'problem' : 'problems'} in the content.`].join('\n')
}

function describeGroup(group: ContentProblem[]): string {
  const [first, ...others] = group
  const places = others.slice(0, placesToldOneByOne - 1).map(({ file, line }) => `${file}:${line}`)
  const rest = others.length - places.length
  return `${describeProblem(first!)}\n  ${others.length} more places refer to it: ${places.join(', ')} and ${rest} more.`
}

export function describeProblem({ file, line, message }: ContentProblem): string {
  return `${file}:${line}  ${message}`
}
