import { pageBars } from '#compiler/output/pages/page-weight.ts'
import type { Figure } from '../harness/figure.ts'
import type { BuiltSite } from '../harness/site.ts'
import { kilobyte, weightBars } from '../weight-bars.ts'
import { isContent } from './pages-of-kinds.ts'

const bench = 'page'

/** Bytes as the server sends them, over every page and not only a sample. */
export function weighPages({ pages, manifest }: BuiltSite): Figure[] {
  const html = (kind: (page: (typeof pages)[0]) => boolean) =>
    pages
      .filter(kind)
      .map(({ path }) => ({ path, kilobytes: manifest.files[path]!.br / kilobyte }))
      .sort((a, b) => b.kilobytes - a.kilobytes)
  const content = html(isContent)
  const over = content.filter(({ kilobytes }) => kilobytes > weightBars.html)
  return [
    {
      bench,
      what: `HTML with all its CSS, heaviest of ${content.length} content pages`,
      unit: 'KB br',
      ours: content[0]!.kilobytes,
      bar: { atMost: weightBars.heaviestHtml },
      note: listWeights(content.slice(0, 1)),
    },
    {
      bench,
      what: 'HTML with all its CSS, nine of ten pages',
      unit: 'KB br',
      ours: content[Math.floor(content.length * pageBars.mayBeHeavier)]!.kilobytes,
      bar: { atMost: weightBars.html },
      ...(over.length > 0 && { note: `${over.length} above ${weightBars.html} KB: ${listWeights(over)}` }),
    },
    {
      bench,
      what: 'HTML with all its CSS, half of the pages',
      unit: 'KB br',
      ours: content[content.length >> 1]!.kilobytes,
    },
    ...heaviestBooking(html((page) => !isContent(page))),
  ]
}

function heaviestBooking([heaviest]: { path: string; kilobytes: number }[]): Figure[] {
  if (!heaviest) return []
  return [
    {
      bench,
      what: 'HTML with all its CSS, heaviest booking page',
      unit: 'KB br',
      ours: heaviest.kilobytes,
      note: heaviest.path,
    },
  ]
}

function listWeights(pages: { path: string; kilobytes: number }[]): string {
  const shown = pages.slice(0, 8).map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(1)}`)
  return shown.join(', ') + (pages.length > 8 ? ` and ${pages.length - 8} more` : '')
}
