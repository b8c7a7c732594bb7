export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that a browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  // What nearly all send, so that no expression has to be tried.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br' || accepted === 'br') return 'br'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

const named = {
  br: /(?:^|[,\s])br(?:\s*;\s*q=([\d.]+))?\s*(?:$|,)/,
  gzip: /(?:^|[,\s])gzip(?:\s*;\s*q=([\d.]+))?\s*(?:$|,)/,
}

/** An encoding counts as accepted unless its weight is zero. */
function accepts(accepted: string, encoding: keyof typeof named): boolean {
  const match = named[encoding].exec(accepted)
  return match !== null && Number(match[1] ?? 1) > 0
}

/** What a request says about the answer that it wants. */
export interface AskedHeaders {
  acceptEncoding: string | undefined
  cookie: string | undefined
  ifNoneMatch: string | undefined
}

/**
 * Reads them from names and values alternating, as they came: Node makes `request.headers`, an object of all headers, only for
 * requests that use it, and a page needs none of the others. Undefined where one of them came twice: Node knows how to join them.
 */
export function readAskedHeaders(rawHeaders: readonly string[]): AskedHeaders | undefined {
  const asked: AskedHeaders = { acceptEncoding: undefined, cookie: undefined, ifNoneMatch: undefined }
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const field = fieldOf(rawHeaders[n]!)
    if (field === undefined) continue
    if (asked[field] !== undefined) return
    asked[field] = rawHeaders[n + 1]!
  }
  return asked
}

/** Most names have another length, so that they need not be compared. */
function fieldOf(name: string): keyof AskedHeaders | undefined {
  if (name.length === 15) return name.toLowerCase() === 'accept-encoding' ? 'acceptEncoding' : undefined
  if (name.length === 13) return name.toLowerCase() === 'if-none-match' ? 'ifNoneMatch' : undefined
  return name.length === 6 && name.toLowerCase() === 'cookie' ? 'cookie' : undefined
}

/** Whether a browser has the answer already. Caches on the way may send a list, and mark what they compressed as weak. */
export function hasAlready(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((it) => it.trim().replace(/^W\//, '') === etag) ?? false
}
