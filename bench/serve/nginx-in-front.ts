import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startNginx } from './nginx-process.ts'
import type { MeasuredServer } from './peers.ts'

const shipped = resolve(import.meta.dirname, '../../deploy/nginx.conf')
const port = 8473

/** nginx with the configuration that we ship in front of our server; only places of this machine are changed. */
export function startNginxInFront(upstream: string, folder: string): Promise<MeasuredServer> {
  const place = join(folder, 'nginx-in-front')
  const http = replaceEach(readFileSync(shipped, 'utf8'), {
    'server 127.0.0.1:8000 max_fails=0;': `server ${new URL(upstream).host} max_fails=0;`,
    'listen 80 default_server;\n  listen [::]:80 default_server;': `listen 127.0.0.1:${port} default_server;`,
    '  server_name innom.example;\n  listen 80;\n  listen [::]:80;': `  server_name 127.0.0.1;\n  listen 127.0.0.1:${port};`,
    '/var/cache/nginx/innom': `${place}/cache`,
    '/var/log/nginx/innom-error.log': `${place}/innom-error.log`,
  })
  return startNginx({ folder: place, port, http })
}

function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx.conf does not say ${from} any more`)
    return result.replace(from, to)
  }, text)
}
