import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** The whole style: these pages fetch nothing. html-page.test.ts compares its colours with those of ui/tokens.css. */
export const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 'Schibsted Grotesk', system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem 4rem;
  background: light-dark(#fffdf9, #0d1a17); color: light-dark(#12302b, #eef5f1) }
h1 { font-size: clamp(1.6rem, 5vw, 2.25rem); line-height: 1.2; letter-spacing: -.01em }
main > ul { padding: 1rem 1.25rem 1rem 2.25rem; border: 2px solid light-dark(#b3261e, #ffb4ab); border-radius: 1rem }
a { color: light-dark(#0b5d4e, #6fd0b5) }
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
