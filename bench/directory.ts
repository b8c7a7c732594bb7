import { readFileSync } from 'node:fs'
import type { DirectoryView } from '#directory/directory-view.ts'
import { renderFilters } from '#directory/render-filters.ts'
import { renderPeople } from '#directory/render-people.ts'
import { describeDirectory, selectPeople } from '#domain/people/directory.ts'
import { readDirectoryQuery } from '#domain/people/directory-query.ts'
import { filterNames, filterPeople, valuesOf } from '#domain/people/filter-people.ts'
import { en } from '#messages/en.ts'
import { siteFile } from '#releases/layout.ts'
import { makeChain, moment } from './booking/chain.ts'
import { measureFirstTimes } from './directory/first-times.ts'
import { openList } from './directory/list-in-browser.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { launchBrowser } from './harness/phone.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing } from './harness/site.ts'
import { compare } from './harness/statistics.ts'

const bench = 'directory'
const rounds = 15
/** The chain of the site nine times: somewhat more than a thousand people. */
const times = 9

/** The directory with a thousand practitioners: a choice, the whole list in a browser, everybody's first free time. */
export async function benchDirectory(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const site = await buildForServing(context)
  const { facts, schedule } = makeChain(site.dist, folder, times)
  const directory = describeDirectory(facts, 'en', 'norway')
  const people = selectPeople(directory, [])
  const view: DirectoryView = {
    ...{
      directory,
      people,
      times: undefined,
      slots: undefined,
      path: '/en/our-practitioners/',
      booking: '/en/book/',
      language: 'en',
    },
    now: new Date(moment.epochMilliseconds),
    query: readDirectoryQuery('?city=oslo&type=physiotherapist', people),
    words: en,
  }
  const note = `${people.length} practitioners`
  const choices = await interleave(
    rounds,
    {
      ours: async () => clock(() => renderFilters(view) + renderPeople(view)),
      baseline: async () => clock(() => chooseNaively(view)),
    },
    progress,
  )
  const firstTimes = await interleave(rounds, measureFirstTimes(schedule, moment.epochMilliseconds), progress)
  const stylesheet = Object.keys(site.manifest.files).find((it) => /^\/assets\/site-.*\.css$/.test(it))!
  const css = readFileSync(siteFile(site.place, stylesheet), 'utf8')
  await using browser = await launchBrowser()
  const list = await openList(browser, css, renderPeople({ ...view, query: readDirectoryQuery('?show=all', people) }))
  const lists = await interleave(
    rounds,
    { ours: () => list.layOut('auto'), baseline: () => list.layOut('visible') },
    progress,
  )
  return [
    ratioFigure(
      { bench, what: 'a choice of filters: options counted, people rendered', unit: 'ms', bar: { atMost: 0.5 }, note },
      'every option filtered, all matches rendered',
      compare(choices),
    ),
    ratioFigure(
      { bench, what: 'the whole list until it is laid out', unit: 'ms', bar: { atMost: 0.5 }, note },
      'without content-visibility',
      compare(lists),
    ),
    ratioFigure(
      { bench, what: 'the first free time of everybody, a minute later', unit: 'ms', bar: { atMost: 0.1 }, note },
      'each searched anew',
      compare(firstTimes),
    ),
  ]
}

function clock(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** What one would write first: a filtered list for every option, and a card for everybody who matches. */
function chooseNaively(view: DirectoryView): number {
  const { people, query } = view
  const counts = filterNames.map((name) =>
    [...new Set(people.flatMap((it) => valuesOf[name](it)))].map(
      (value) => filterPeople(people, { ...query.filters, [name]: value }).length,
    ),
  )
  return counts.length + renderPeople({ ...view, query: { ...query, isWhole: true } }).length
}
