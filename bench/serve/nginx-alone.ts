import { join } from 'node:path'
import type { CapturedPage } from './captured-page.ts'
import { brotliModule, startNginx } from './nginx-process.ts'
import type { MeasuredServer } from './peers.ts'

const port = 8472

/** Fields that nginx writes by itself. */
const own = /^(?:content-type|content-length|content-encoding|etag)$/i

/** nginx on the folder of precompressed files, sending the same headers as our server. */
export async function startNginxAlone(page: CapturedPage, folder: string): Promise<MeasuredServer> {
  const fields = page.headers.flatMap((name, at) =>
    at % 2 === 0 && !own.test(name) ? [`add_header ${name} "${page.headers[at + 1]!.replaceAll('"', '\\"')}";`] : [],
  )
  return startNginx({
    folder: join(folder, 'nginx-alone'),
    port,
    main: `load_module ${brotliModule};`,
    http: `
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=600s;
  server {
    listen 127.0.0.1:${port};
    root ${page.root};
    brotli_static on;
    ${fields.join('\n    ')}
  }`,
  })
}
