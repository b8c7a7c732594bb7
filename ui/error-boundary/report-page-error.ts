import type { PageErrorBody } from '#domain/site/page-error.ts'

/** Reports a failure to the server's log; never throws, never waits. Hardly any visit needs it, so its code is fetched only then. */
export function reportPageError(error: unknown, where: Pick<PageErrorBody, 'page' | 'part'>): void {
  import('./send-page-error.ts').then((it) => it.sendPageError(error, where)).catch(() => {})
}
