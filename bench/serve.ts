import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileOf } from '#domain/site-addresses.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { chooseLoadGenerator } from './harness/choose-load.ts'
import type { Figure } from './harness/figure.ts'
import { compareLoads, measureLoad } from './harness/measured-load.ts'
import { interleave } from './harness/rounds.ts'
import { buildForServing, serveSite } from './harness/site.ts'
import { startNginx } from './serve/nginx.ts'

const rounds = 7
const seconds = 3
const connections = 32

/** Requests a second for one content page: one process of our server, beside one worker of nginx. */
export async function benchServe(context: BenchContext): Promise<Figure[]> {
  const { progress, folder } = context
  const site = await buildForServing(context)
  const { path } = site.pages.find(({ kind, locale }) => kind === 'condition' && locale === 'no')!
  const { name, generate } = chooseLoadGenerator(folder)
  const server = await serveSite(site.dist)
  const root = join(site.place.folder, 'files')
  const nginx = await startNginx(root, join(folder, 'nginx'), (await fetch(server.address + path)).headers)
  try {
    const headers = { 'accept-encoding': nginx.encoding }
    const ours = await read(server.address + path, headers)
    // The build leaves no gzip behind: nginx is given what our server made.
    if (nginx.encoding === 'gzip') writeFileSync(join(root, `${fileOf(path)}.gz`), ours)
    const theirs = await read(nginx.address + path, headers)
    if (!ours.equals(theirs)) throw new Error(`nginx sends other bytes: ${theirs.length}, ours ${ours.length}`)
    const measure = (address: string, process: number, time: number) => () =>
      measureLoad(generate, { address, seconds: time, connections, requests: [{ path, headers }] }, [process])
    progress('warming up')
    await measure(server.address, server.child.pid!, 2)()
    await measure(nginx.address, nginx.pid, 1)()
    const results = await interleave(
      rounds,
      {
        ours: measure(server.address, server.child.pid!, seconds),
        baseline: measure(nginx.address, nginx.pid, seconds),
      },
      () => progress('serving'),
    )
    const note = `${(ours.length / 1024).toFixed(1)} KB ${nginx.encoding}, the same headers, ${connections} connections, asked by ${name}.`
    return compareLoads({ bench: 'serve', what: 'one content page', note }, 'nginx', results, {
      rate: { atLeast: 0.5 },
    })
  } finally {
    await Promise.all([server.stop(), nginx.stop()])
  }
}

/** The body as it is sent, not unpacked. */
function read(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => resolve(buffer(answer))).on('error', reject)
  })
}
