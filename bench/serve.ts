import { startTestServer } from '#database/testing/postgres-server.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { chooseLoadGenerator } from './harness/choose-load.ts'
import type { Figure } from './harness/figure.ts'
import { compareLoads, measureLoad } from './harness/measured-load.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing, serveSite } from './harness/site.ts'
import { capturePage, requireSameBody } from './serve/captured-page.ts'
import { startNginxAlone } from './serve/nginx-alone.ts'
import { startNginxInFront } from './serve/nginx-in-front.ts'
import { ensureNginx } from './serve/nginx-process.ts'
import { type MeasuredServer, startPeer } from './serve/peers.ts'

const rounds = 7
const seconds = 3
const connections = 32

/** Requests a second for one content page, from one process each: our server on PostgreSQL, others on Node, and nginx with and without ours behind it. */
export async function benchServe(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const site = await buildForServing(context)
  const { path } = site.pages.find(({ kind, locale }) => kind === 'condition' && locale === 'no')!
  const { name, generate } = chooseLoadGenerator(folder)
  await using postgres = await startTestServer()
  await using started = new AsyncDisposableStack()
  const ours = started.use(await serveSite(site.dist, 10, { DATABASE_URL: postgres.url }))
  const page = await capturePage(ours.address, path, site.place, folder)
  const hasNginx = ensureNginx()
  const servers: Record<string, Pick<MeasuredServer, 'address' | 'pid'>> = {
    ours: { address: ours.address, pid: ours.child.pid! },
    bare: started.use(await startPeer('bare-http', page)),
    sirv: started.use(await startPeer('sirv', page)),
    fastify: started.use(await startPeer('fastify-static', page)),
    ...(hasNginx && {
      nginx: started.use(await startNginxAlone(page, folder)),
      behind: started.use(await startNginxInFront(ours.address, folder)),
    }),
  }
  for (const { address } of Object.values(servers)) await requireSameBody(address, page)
  const measure = (side: string, time = seconds) => {
    const { address, pid } = servers[side]!
    const requests = [{ path, headers: { 'accept-encoding': 'br' } }]
    return () => measureLoad(generate, { address, seconds: time, connections, requests }, [pid])
  }
  progress('warming up')
  const sides = Object.keys(servers)
  for (const side of sides) await measure(side, 2)()
  const measures = Object.fromEntries(sides.map((side) => [side, measure(side)]))
  const results = await interleave(rounds, measures, () => progress('serving'))
  const between = (a: string, b: string) => results.map((round) => ({ ours: round[a]!, baseline: round[b]! }))
  const note = `${(page.body.length / 1024).toFixed(1)} KB of brotli, the same headers, ${connections} connections, asked by ${name}.${hasNginx ? '' : ' nginx could not be installed, so nothing is measured behind it.'}`
  const what = 'one content page'
  const behindNginx = 'the same behind nginx'
  return [
    ...compareLoads({ bench: 'serve', what, note }, 'bare node:http', between('ours', 'bare'), {
      rate: { atLeast: 0.85 },
    }),
    ...compareLoads({ bench: 'serve', what }, 'sirv', between('ours', 'sirv'), { rate: { atLeast: 2 } }),
    ...compareLoads({ bench: 'serve', what }, '@fastify/static', between('ours', 'fastify'), {
      rate: { atLeast: 3 },
    }),
    ...(hasNginx
      ? compareLoads({ bench: 'serve', what: behindNginx }, 'nginx alone', between('behind', 'nginx'), {
          rate: { atLeast: 0.9 },
        })
      : []),
  ]
}
