import { extname } from 'node:path'
import { isImmutable } from '#domain/site/site-addresses.ts'

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export function contentType(address: string): string {
  return types[address.endsWith('/') ? '' : extname(address)] ?? 'application/octet-stream'
}

const daily = /^\/(?:portraits|og)\/|^\/(?:favicon|icon|apple)/

/** Files with a hash in their name never change; all others are revalidated and answered with 304. */
export function cacheControl(address: string): string {
  if (isImmutable(address)) return 'public, max-age=31536000, immutable'
  return daily.test(address) ? 'public, max-age=86400' : 'public, max-age=0, must-revalidate'
}
