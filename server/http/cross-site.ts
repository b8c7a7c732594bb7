import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site makes a visitor's browser send (CSRF). Browsers name the sender in `Origin` and
 * `Sec-Fetch-Site`, and pages cannot change either. A caller that sends neither is no browser and has no visitor's cookies.
 */
export function createCrossSiteCheck(siteUrl: string) {
  const siteHost = new URL(siteUrl).host
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (safeMethods.has(request.method) || isFromOwnSite(request, siteHost)) done()
    else sendProblem(request, reply, 'cross-site')
  }
}

/** Whether a page of ours sent it: stricter, for calls that need a session. Browsers name the page in every call that is no GET. */
export function isFromOwnPage(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers
  return origin !== undefined && origin !== 'null' && isFromOwnSite(request, new URL(siteUrl).host)
}

function isFromOwnSite(request: FastifyRequest, siteHost: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  // 'none': started by the visitor, for example from a bookmark.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  // A page with the policy no-referrer sends 'null' even to its own site, so this alone proves nothing either way.
  if (origin === 'null') return site !== undefined
  const host = hostOf(origin)
  // Proxies may change the Host header; SITE_URL is what visitors have in their address bar.
  return host !== undefined && (host === siteHost || host === withoutDefaultPort(request.host))
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, '')
}
