import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { readReturnPath } from './form-bodies.ts'
import { sendPage } from './html-page.ts'

/**
 * Answers a plain form with a page: within the layout of the page that had the form where the site is built,
 * else on a standalone page. `advice` says what to do next.
 */
export function sendFormProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemAnswer,
  { advice, lang }: { advice: string; lang: string },
): FastifyReply {
  const list = Object.values(problem.fields ?? {}).map((message) => `<li>${escapeHtml(message)}</li>`)
  const errors = list.length > 0 ? `<ul>${list.join('')}</ul>` : ''
  const text = `<p>${escapeHtml(advice)}</p>`
  const title = escapeHtml(problem.title)
  const asked = (request.body as { return?: unknown } | null)?.return
  const [path = '/'] = readReturnPath(typeof asked === 'string' ? asked : undefined).split('?')
  const page = request.server.site?.fill?.(path, request.raw, {
    title,
    content: `<h1>${title}</h1>${errors && `<div class="notice error prose">${errors}</div>`}${text}`,
  })
  if (!page) return sendPage(reply, problem.title, errors + text, lang)
  return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html)
}
