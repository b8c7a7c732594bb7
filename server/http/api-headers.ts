import type { ServerResponse } from 'node:http'

/** For answers that are JSON texts already: a framework would take them for plain text. */
export const jsonType = 'application/json; charset=utf-8'

/** Strict-Transport-Security: two years, with all names below ours, and from the first visit in browsers that know our name. */
export const alwaysHttps = 'max-age=63072000; includeSubDomains; preload'

/** Headers of every response that is neither a page nor a file of the site: API responses, problems and unreadable requests. */
export function setApiHeaders(response: ServerResponse, https: boolean): void {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('referrer-policy', 'no-referrer')
  if (https) response.setHeader('strict-transport-security', alwaysHttps)
}
