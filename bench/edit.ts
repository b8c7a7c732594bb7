import { join } from 'node:path'
import { composeSite } from '#compiler/compose/compose-site.ts'
import { todayIn } from '../commands/settings/today.ts'
import { astroFolder, astroScript, astroSettings } from './build/astro.ts'
import { copyProject } from './build/checkout.ts'
import { prepareCorpus, siteUrl } from './build/corpus.ts'
import { editPage } from './build/edited-page.ts'
import { startDevServer } from './edit/dev-server.ts'
import { watchPage } from './edit/watched-page.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { ensureInstalled } from './harness/install.ts'
import { launchBrowser } from './harness/phone.ts'
import { interleave } from './harness/rounds.ts'
import { startTogether } from './harness/start-together.ts'
import { compare } from './harness/statistics.ts'

const rounds = 11
const ports = { ours: 8473, astro: 8474 }

/** From a saved Markdown file until the browser shows it: `npm run dev` beside Astro's development server on the same pages. */
export async function benchEdit({ progress, content, folder }: BenchContext): Promise<Figure[]> {
  ensureInstalled(astroFolder)
  progress('preparing the pages')
  const corpus = await prepareCorpus(content, join(folder, 'corpus'), 1)
  const project = join(folder, 'project')
  copyProject(content, project)
  const { pages } = composeSite(content, 'norway', todayIn('norway'))
  const index = pages.findIndex(({ node, locale }) => node.kind === 'condition' && locale === 'no')
  const { node } = pages[index]!
  const path = node.in.no.path
  progress('starting both servers')
  await using servers = await startTogether([
    () =>
      startDevServer({
        ...{ script: join(project, 'commands/dev.ts'), args: [], cwd: project, path },
        address: `http://localhost:${ports.ours}`,
        env: { HOST: 'localhost', PORT: String(ports.ours), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
      }),
    () =>
      startDevServer({
        ...{ script: astroScript, args: ['dev', '--port', String(ports.astro)], cwd: astroFolder, path },
        address: `http://localhost:${ports.astro}`,
        env: astroSettings(corpus.folder, siteUrl),
      }),
  ])
  const [ours, astro] = servers.all
  await using browser = await launchBrowser()
  const ourFile = editPage(join(project, 'content/pages', `${node.id}.no.md`))
  const astroFile = editPage(join(corpus.folder, 'astro/pages', `${index}.md`))
  const sides = {
    ours: await watchPage(browser, ours!.address + path, ourFile),
    baseline: await watchPage(browser, astro!.address + path, astroFile),
  }
  progress('warming up')
  for (const edit of Object.values(sides)) await edit()
  const results = await interleave(rounds, sides, progress)
  const note = `${corpus.pages} pages`
  return [
    ratioFigure(
      { bench: 'edit', what: 'saved Markdown until seen in the browser', unit: 'ms', bar: { atMost: 0.5 }, note },
      "Astro's development server",
      compare(results),
    ),
  ]
}
