import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDebianPackages } from '../harness/debian-packages.ts'
import { stopProcess } from '../harness/stop-process.ts'
import type { MeasuredServer } from './peers.ts'

const program = '/usr/sbin/nginx'
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface NginxOptions {
  /** Its folder: configuration, logs and temporary files. */
  folder: string
  port: number
  /** Lines before everything else, such as modules to load. */
  main?: string
  /** What stands inside `http { … }`. */
  http: string
}

/** Whether nginx and its brotli module are there; they are installed where this machine lets us. */
export function ensureNginx(): boolean {
  return ensureDebianPackages({ nginx: program, 'libnginx-mod-http-brotli-static': brotliModule })
}

/** Starts nginx with one worker. */
export async function startNginx({ folder, port, main = '', http }: NginxOptions): Promise<MeasuredServer> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${main}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`,
  )
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  try {
    await waitFor(address)
  } catch (error) {
    await stopProcess(child)
    throw error
  }
  return { address, pid: child.pid!, [Symbol.asyncDispose]: () => stopProcess(child) }
}

async function waitFor(address: string) {
  for (let left = 50; left > 0; left--) {
    try {
      await fetch(address)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`nginx does not answer at ${address}`)
}
