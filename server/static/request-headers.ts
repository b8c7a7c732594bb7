export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that a browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** An encoding counts as accepted unless its weight is zero. */
function accepts(accepted: string, encoding: string): boolean {
  const match = new RegExp(`(?:^|[,\\s])${encoding}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:$|,)`).exec(accepted)
  return match !== null && Number(match[1] ?? 1) > 0
}

/** Whether a browser has the answer already. Caches on the way may send a list, and mark what they compressed as weak. */
export function hasAlready(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((it) => it.trim().replace(/^W\//, '') === etag) ?? false
}
