import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; border-radius: .5rem; padding: .75rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; overflow-wrap: anywhere }
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Answers with a plain page: no script, nothing from elsewhere. `body` is HTML. */
export function sendPage(reply: FastifyReply, title: string, body: string, lang = 'en'): FastifyReply {
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="${lang}"><head>${head}<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    )
}
