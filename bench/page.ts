import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { launchBrowser } from './harness/phone.ts'
import { buildForServing, serveSite } from './harness/site.ts'
import { compareLargestPaint } from './page/largest-paint.ts'
import { judgeByLighthouse } from './page/lighthouse.ts'
import { heaviestOfEveryKind, isContent } from './page/pages-of-kinds.ts'
import { countScripts } from './page/scripts.ts'
import { weighPages } from './page/weights.ts'
import { copyWithoutScripts } from './page/without-scripts.ts'

/** What a visitor's phone gets and how soon it is painted, on the heaviest page of every kind. */
export async function benchPage(context: BenchContext): Promise<Figure[]> {
  const { progress } = context
  const site = await buildForServing(context)
  const pages = heaviestOfEveryKind(site)
  const content = pages.filter(isContent)
  const plain = copyWithoutScripts(site, content)
  await using server = await serveSite(site.dist)
  await using plainServer = await serveSite(plain, 1)
  await using browser = await launchBrowser()
  const addresses = { ours: server.address, baseline: plainServer.address }
  return [
    ...weighPages(site),
    ...(await countScripts(browser, server.address, pages, site, progress)),
    ...(await judgeByLighthouse(server.address, pages, progress)),
    await compareLargestPaint(browser, addresses, content, progress),
  ]
}
