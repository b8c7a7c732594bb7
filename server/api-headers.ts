import type { ServerResponse } from 'node:http'

/** Headers of everything that is no page of the site: calls, their problems, and what could not be read as either. */
export function setApiHeaders(response: ServerResponse, https: boolean): void {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('referrer-policy', 'no-referrer')
  if (https) response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
}
