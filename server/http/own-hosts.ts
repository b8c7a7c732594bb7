import { isIP } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Tells whether a `Host` header names this site, so that a foreign name that was pointed at our address gets no answer under it.
 * Undefined where it cannot be judged: without a public name in SITE_URL, or behind a proxy, which knows its own names.
 */
export function createHostCheck(
  siteUrl: string,
  trustProxy: number,
): ((host: string | undefined) => boolean) | undefined {
  const hostname = new URL(siteUrl).hostname.replace(/\.$/, '')
  if (trustProxy > 0 || isLoopback(hostname)) return undefined
  return (host) => {
    // Optional before HTTP/1.1.
    if (host === undefined || host === hostname) return true
    const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
    // Health checks and load balancers use addresses; nobody can point those elsewhere.
    return name === hostname || isLoopback(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  }
}

/** Whether a name leads to this machine alone. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || /^127(?:\.\d+){3}$/.test(name) || name === '[::1]'
}

/** Strangers can make up names; an operator who forgot one of theirs sees it among the first. */
const loggedHosts = 20

/** Tells operators of refused names, each once: theirs may be among them. */
export function createHostLog(log: FastifyBaseLogger): (host: string | undefined) => void {
  const seen = new Set<string>()
  return (host = '') => {
    const name = host.slice(0, 100).toLowerCase()
    if (seen.has(name) || seen.size >= loggedHosts) return
    seen.add(name)
    const isLast = seen.size === loggedHosts
    log.warn(
      { host: name },
      `refused a request for another host than that of SITE_URL${isLast ? '; further ones are not logged' : ''}`,
    )
  }
}
