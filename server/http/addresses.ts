import { isIPv4, isIPv6 } from 'node:net'

/** Where a request comes from, from narrow to wide. */
export interface Source {
  /** One household or handset: an IPv4 address, or an IPv6 /64, in which every device changes its address at will. */
  address: string
  /** An IPv6 /56, which a provider gives to one customer; null for IPv4. */
  site: string | null
  /** An IPv4 /24 or an IPv6 /48, which one tenant of a data centre may have. */
  network: string
}

/** Unreadable addresses all count as one; otherwise every misspelling would be a new source. */
const unknown: Source = { address: 'unknown', site: null, network: 'unknown' }

/**
 * The source of a request by its address as proxies write it: with or without a port, brackets, a zone or zeros, an IPv4 address
 * on its own or in the form of an IPv6 one.
 */
export function readSource(text: string): Source {
  const bare = withoutPort(text.trim())
  if (isIPv4(bare)) return sourceOfIPv4(bare)
  const plain = bare.split('%')[0] as string
  if (!isIPv6(plain)) return unknown
  const groups = expand(plain)
  const isMapped = groups.slice(0, 5).every((it) => it === 0) && groups[5] === 0xffff
  // 64:ff9b::/96 is IPv4 behind a translator of the carrier.
  const isTranslated = groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((it) => it === 0)
  if (isMapped || isTranslated)
    return sourceOfIPv4(
      groups
        .slice(6)
        .flatMap((it) => [it >> 8, it & 255])
        .join('.'),
    )
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((it) => it.toString(16))
      .join(':')
  return {
    address: `${prefix(4)}::/64`,
    site: `${prefix(3)}:${((groups[3] as number) & 0xff00).toString(16)}::/56`,
    network: `${prefix(3)}::/48`,
  }
}

function sourceOfIPv4(address: string): Source {
  return { address, site: null, network: `${address.split('.').slice(0, 3).join('.')}.0/24` }
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  if (bracketed !== undefined) return bracketed
  return /^[\d.]+:\d{1,5}$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}

/** The eight groups of an IPv6 address that is known to be one. */
function expand(address: string): number[] {
  // The last 32 bits may be written as IPv4.
  const text = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    return `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`
  })
  const [head, tail] = text.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const missing = tail === undefined ? 0 : 8 - head!.length - tail.length
  return [...head!, ...Array<string>(missing).fill('0'), ...(tail ?? [])].map((it) => Number.parseInt(it, 16))
}
