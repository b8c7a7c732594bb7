import { isPageData } from '#domain/site/site-addresses.ts'
import { type ContentProblem, describeProblem } from '../problem.ts'
import type { FileStore } from './files/file-store.ts'
import type { PageFiles } from './pages/page-files.ts'

/** The result of a build, for the person who started it. */
export interface BuildSummary {
  build: string
  /** Pages that are published although their review has expired. */
  overdueReviews: ContentProblem[]
  kinds: { kind: string; no: number; en: number }[]
  pages: number
  written: number
  milliseconds: number
  /** Bytes as sent to the browser. */
  html: number
  data: number
  heaviest: { path: string; br: number }[]
}

interface BuildResult {
  build: string
  files: PageFiles
  store: FileStore
  overdueReviews: ContentProblem[]
}

export function summarize({ build, files, store, overdueReviews }: BuildResult, milliseconds: number): BuildSummary {
  const kinds = new Map<string, { kind: string; no: number; en: number }>()
  for (const { page } of files.pages) {
    const row = kinds.get(page.kind) ?? { kind: page.kind, no: 0, en: 0 }
    row[page.locale]++
    kinds.set(page.kind, row)
  }
  const html = files.pages.map(({ page }) => ({ path: page.path, br: store.files[page.path]?.br ?? 0 }))
  const data = Object.entries(store.files).filter(([address]) => isPageData(address))
  return {
    build,
    overdueReviews,
    kinds: [...kinds.values()].sort((a, b) => a.kind.localeCompare(b.kind)),
    pages: files.pages.length,
    written: store.written,
    milliseconds: Math.round(milliseconds),
    html: html.reduce((sum, page) => sum + page.br, 0),
    data: data.reduce((sum, [, file]) => sum + (file.br || file.size), 0),
    heaviest: html.sort((a, b) => b.br - a.br).slice(0, 10),
  }
}

export function describeSummary(summary: BuildSummary): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  const rows = summary.kinds.map(
    ({ kind, no, en }) => `  ${kind.padEnd(16)} ${String(no).padStart(5)} ${String(en).padStart(5)}`,
  )
  return [
    `  ${'kind'.padEnd(16)} ${'no'.padStart(5)} ${'en'.padStart(5)}`,
    ...rows,
    `Release ${summary.build}: ${summary.pages} pages, ${summary.written} files written in ${(summary.milliseconds / 1000).toFixed(1)} s; HTML ${kilobytes(summary.html)}, data ${kilobytes(summary.data)} compressed.`,
    'Heaviest pages:',
    ...summary.heaviest.map(({ path, br }) => `  ${kilobytes(br).padStart(9)}  ${path}`),
    ...describeOverdue(summary.overdueReviews),
  ].join('\n')
}

function describeOverdue(problems: ContentProblem[]): string[] {
  if (problems.length === 0) return []
  return [
    `Published with a review that has run out (${problems.length}):`,
    ...problems.map((it) => `  ${describeProblem(it)}`),
  ]
}
