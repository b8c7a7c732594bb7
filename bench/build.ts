import { join } from 'node:path'
import { astroFolder, astroName, buildAstro } from './build/astro.ts'
import { buildOurs, type Corpus, prepareCorpus, siteUrl } from './build/corpus.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { ensureInstalled } from './harness/install.ts'
import { interleave } from './harness/rounds.ts'
import type { Run } from './harness/run-process.ts'
import { compare } from './harness/statistics.ts'

const rounds = 3
/** How much larger the larger corpus is. */
const growth = 4

/** Compiles the whole site in a fresh process with nothing kept, beside Astro 7 building and compressing the same pages. */
export async function benchBuild({ progress, content, folder }: BenchContext): Promise<Figure[]> {
  ensureInstalled(astroFolder)
  progress('preparing the pages')
  const small = await prepareCorpus(content, join(folder, 'x1'), 1)
  progress(`preparing ${growth} times the pages`)
  const large = await prepareCorpus(content, join(folder, 'x4'), growth)
  const results = await interleave(
    rounds,
    {
      'ours, 1×': () => buildOurs(small.folder),
      'Astro, 1×': () => buildAstro(small.folder, siteUrl),
      'ours, 4×': () => buildOurs(large.folder),
      'Astro, 4×': () => buildAstro(large.folder, siteUrl),
    },
    progress,
  )
  const between = (ours: keyof (typeof results)[0], baseline: keyof (typeof results)[0], read: (run: Run) => number) =>
    compare(results.map((round) => ({ ours: read(round[ours]), baseline: read(round[baseline]) })))
  const seconds = (run: Run) => run.seconds
  const perPage = results.map((round) => ({
    ours: (round['ours, 4×'].seconds * 1000) / large.pages,
    baseline: (round['ours, 1×'].seconds * 1000) / small.pages,
  }))
  const bench = 'build'
  return [
    ratioFigure(
      { bench, what: `${small.pages} pages`, unit: 's', bar: { atMost: 1 }, note: describeBytes(small) },
      astroName,
      between('ours, 1×', 'Astro, 1×', seconds),
    ),
    ratioFigure(
      { bench, what: `${large.pages} pages`, unit: 's', bar: { atMost: 1 } },
      astroName,
      between('ours, 4×', 'Astro, 4×', seconds),
    ),
    ratioFigure(
      { bench, what: `${small.pages} pages, CPU of all threads`, unit: 's' },
      astroName,
      between('ours, 1×', 'Astro, 1×', (run) => run.cpuSeconds),
    ),
    ratioFigure({ bench, what: 'time a page at 4×', unit: 'ms', bar: { atMost: 1.15 } }, 'at 1×', compare(perPage)),
    ratioFigure(
      { bench, what: 'peak memory at 4×', unit: 'MB', bar: { atMost: 1.25 } },
      'at 1×',
      between('ours, 4×', 'ours, 1×', (run) => run.peakMegabytes),
    ),
    ratioFigure(
      { bench, what: 'peak memory at 4×', unit: 'MB' },
      astroName,
      between('ours, 4×', 'Astro, 4×', (run) => run.peakMegabytes),
    ),
  ]
}

function describeBytes({ html: { ours, astro }, pages }: Corpus): string {
  const perPage = ({ bytes, compressed }: typeof ours) =>
    `${(bytes / pages / 1024).toFixed(1)} KB, ${(compressed / pages / 1024).toFixed(1)} KB compressed`
  return `HTML a page: ours ${perPage(ours)}; Astro ${perPage(astro)}. Ours also writes JSON, pictures and the search index.`
}
