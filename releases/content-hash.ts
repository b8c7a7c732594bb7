import { createHash, hash } from 'node:crypto'

/** A short name for some bytes: the same bytes, the same name. */
export function contentHash(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex').slice(0, 16)
}

/** The same for what would be long in one piece. Where one part ends and the next begins counts. */
export function hashParts(parts: Iterable<string>): string {
  const all = createHash('sha256')
  for (const part of parts) all.update(`${part}\n`)
  return all.digest('hex').slice(0, 16)
}
