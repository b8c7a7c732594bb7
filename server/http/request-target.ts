import type { IncomingMessage } from 'node:http'

/**
 * Some clients and proxies send the whole address in the request line (`GET https://host/path`). Servers must accept it, and its
 * host counts in place of the `Host` header (RFC 9112, 3.2.2). Afterwards the request looks like any other.
 */
export function readWholeAddress(request: IncomingMessage): void {
  const { url = '/' } = request
  // Nearly all begin with a slash.
  if (url.charCodeAt(0) === 0x2f) return
  // Not by `URL`, which would change the path: '/a/../b' is looked up as it was sent.
  const found = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url)
  if (!found) return
  const [, host, path = '/'] = found
  request.headers.host = host!
  request.url = path.startsWith('/') ? path : `/${path}`
}
