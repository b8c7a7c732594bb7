import type { Finding } from './find-broken-links.ts'

interface Result {
  check: string
  pages: number
  findings: Finding[]
}

/** Pages that have the same problem, at most, by name. */
const named = 3

/** One line a check; below, each problem once with the pages that have it. */
export function drawQualityTable(results: readonly Result[]): string {
  const lines = results.map(({ check, pages, findings }) => {
    const affected = new Set(findings.map(({ path }) => path)).size
    return [check, pages, affected, findings.length]
  })
  const rows = [['check', 'pages', 'with problems', 'problems'], ...lines].map((row) => row.map(String))
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const draw = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
  return [...rows.map(draw), ...results.flatMap(listProblems)].join('\n')
}

function listProblems({ check, findings }: Result): string[] {
  const byProblem = Map.groupBy(findings, ({ problem }) => problem)
  const mostFirst = [...byProblem].sort(([, a], [, b]) => b.length - a.length)
  return mostFirst.map(([problem, at]) => {
    const more = at.length > named ? ` and ${at.length - named} more` : ''
    return `\n${check}: ${problem}\n  ${at
      .slice(0, named)
      .map(({ path }) => path)
      .join(' ')}${more}`
  })
}
