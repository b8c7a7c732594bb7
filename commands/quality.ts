// Judges every page of the current release by what others have made for it, and prints one table. See docs/testing.md.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { showProgress } from '#compiler/output/progress.ts'
import { judgeHtml, judgeStructuredData } from '#compiler/testing/judge-page.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { readCurrent } from '#releases/current.ts'
import { finishCommand } from './operator/operator-command.ts'
import { type BrowserCheck, checkAccessibility, checkInBrowser, checkPrint } from './quality/check-in-browser.ts'
import { drawQualityTable } from './quality/draw-quality-table.ts'
import { type Finding, findBrokenLinks } from './quality/find-broken-links.ts'
import { fetchPages, type ServedPage } from './quality/served-pages.ts'
import { startServing } from './testing/serve-process.ts'

const usage = `npm run quality [-- CHECK …] [--below ADDRESS]
  html   HTML validity, by html-validate
  data   structured data, by Adobe's validator
  links  links and the places they name
  axe    accessibility, by axe: on a phone, and contrast in the dark
  print  what a page is on paper
Without a CHECK all of them, which takes about half an hour; with --below only pages whose address begins so.`

const checks: Record<string, (site: Site) => Promise<Finding[]>> = {
  html: ({ pages }) => judgeEach(pages, ({ html, path }) => judgeHtml(html, path)),
  data: ({ pages }) => judgeEach(pages, async ({ html }) => (await judgeStructuredData(html)).errors),
  links: ({ pages, everything, origin }) => {
    const answers = async (address: string) => (await fetch(origin + address)).ok
    const isAsked = new Set(pages.map(({ path }) => path))
    return findBrokenLinks(everything, origin, answers).then((all) => all.filter(({ path }) => isAsked.has(path)))
  },
  axe: (site) => look(site, checkAccessibility),
  print: (site) => look(site, checkPrint),
}

interface Site {
  origin: string
  /** Those that are judged. */
  pages: ServedPage[]
  /** Those that links may lead to. */
  everything: ServedPage[]
  tell: (done: number) => void
}

async function judgeEach(pages: readonly ServedPage[], judge: (page: ServedPage) => Promise<string[]>) {
  const findings: Finding[] = []
  for (const page of pages) {
    findings.push(...(await judge(page)).map((problem) => ({ path: page.path, problem })))
    // Connections to the server that it has closed must be noticed before the next check uses them.
    await nextTurn()
  }
  return findings
}

function look({ pages, origin, tell }: Site, check: BrowserCheck) {
  return checkInBrowser(
    pages.map(({ path }) => path),
    origin,
    check,
    tell,
  )
}

await finishCommand(async () => {
  const { values, positionals } = parseArgs({ options: { below: { type: 'string' } }, allowPositionals: true })
  const unknown = positionals.find((name) => !(name in checks))
  if (unknown !== undefined) throw new OperatorError(`There is no check '${unknown}'.\n${usage}`)
  if (!readCurrent('dist')) throw new OperatorError('The site has not been built. Run npm run build first.')
  const progress = showProgress(process.stdout)
  const server = await startServing('.', { env: { LOG_LEVEL: 'silent' } })
  try {
    progress('fetching the pages')
    const everything = await fetchPages(server.address)
    const pages = everything.filter(({ path }) => path.startsWith(values.below ?? '/'))
    const results = []
    for (const check of positionals.length > 0 ? positionals : Object.keys(checks)) {
      const tell = (done: number) => progress(`${check}: ${done} of ${pages.length} pages`)
      const findings = await checks[check]!({ origin: server.address, pages, everything, tell })
      results.push({ check, pages: pages.length, findings })
    }
    progress.end()
    console.log(drawQualityTable(results))
    return results.some(({ findings }) => findings.length > 0) ? 1 : 0
  } finally {
    await server.stop()
  }
})
