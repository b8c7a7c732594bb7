import { join, resolve } from 'node:path'
import { ensureInstalled } from '../harness/install.ts'
import { startServerProcess } from '../harness/server-process.ts'
import type { CapturedPage } from './captured-page.ts'

const folder = resolve(import.meta.dirname, '../peers/serve')

export interface MeasuredServer extends AsyncDisposable {
  address: string
  pid: number
}

/** Another server on Node for the same page. */
export async function startPeer(
  name: 'bare-http' | 'sirv' | 'fastify-static',
  page: CapturedPage,
): Promise<MeasuredServer> {
  ensureInstalled(folder)
  const { child, ...server } = await startServerProcess(join(folder, `${name}.mjs`), { PAGE: page.file })
  return { ...server, pid: child.pid! }
}
