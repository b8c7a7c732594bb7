import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDebianPackages } from '../harness/debian-packages.ts'

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const port = 8472

export interface Nginx {
  address: string
  pid: number
  /** How the file is sent: brotli where Debian's nginx can, else gzip. */
  encoding: 'br' | 'gzip'
  stop(): Promise<void>
}

/** Fields that nginx writes by itself. */
const own = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'date', 'connection', 'keep-alive'])

/** Starts nginx with one worker on a folder of precompressed files, sending the same headers as given. */
export async function startNginx(root: string, folder: string, headers: Headers): Promise<Nginx> {
  ensureDebianPackages({ nginx: program, 'libnginx-mod-http-brotli-static': brotliModule })
  if (!existsSync(program)) throw new Error('nginx is missing: install it from the system’s packages')
  const encoding = existsSync(brotliModule) ? 'br' : 'gzip'
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configure(root, folder, encoding, headers))
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await waitFor(address)
  return {
    address,
    pid: child.pid!,
    encoding,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function configure(root: string, folder: string, encoding: Nginx['encoding'], headers: Headers): string {
  const fields = [...headers]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `
${encoding === 'br' ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=600s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${encoding === 'br' ? 'brotli_static on;' : 'gzip_static on;'}
    ${fields.join('\n    ')}
  }
}
`
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
