import type { PageErrorBody } from '#domain/site/page-error.ts'
import { rootId } from '#domain/site/page-places.ts'

/** A page that fails on every render must not flood the server. */
const mostReports = 5
let reports = 0

/** Tells the server's log that something failed, without anything that was typed or shown. */
export function sendPageError(error: unknown, where: Pick<PageErrorBody, 'page' | 'part'>): void {
  if (++reports > mostReports) return
  const body = JSON.stringify({ ...where, ...describeError(error), ...describeEntry() })
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/page-errors', { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}

/** The name of an error and the places in our scripts that its stack, or the message of a failed import, names. */
export function describeError(error: unknown): Pick<PageErrorBody, 'error' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const text = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`
  const at = [...text.matchAll(/\/assets\/[\w.-]{1,80}(?::\d{1,7}:\d{1,7})?/g)].map((match) => match[0])
  return { error: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error', at: [...new Set(at)].slice(0, 8) }
}

function describeEntry(): Pick<PageErrorBody, 'entry'> {
  const entry = document.getElementById(rootId)?.dataset.entry
  return entry?.startsWith('/assets/') ? { entry } : {}
}
