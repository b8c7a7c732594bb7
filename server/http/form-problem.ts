import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import { htmlLang, type Language } from '#domain/market/locale.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import { sayProblem } from '#messages/say-problem.ts'
import { fillForm, type RefusedForm } from '../static/fill-form.ts'
import { fillPage } from '../static/fill-page.ts'
import { readReturnPath } from './form-bodies.ts'
import { sendPage } from './html-page.ts'
import { sendFilled } from './send-filled.ts'

/**
 * Answers a plain form with a page: the page that had the form, with everything that was typed; where that page is not known,
 * one that says what is wrong and to go back.
 */
export function sendFormProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemAnswer,
  { words, language, retryAfter }: { words: Messages; language: Language; retryAfter: number | undefined },
): FastifyReply {
  const { code, title, fields = {}, requestId } = problem
  const phone = request.server.companyPhone
  const said = sayProblem({ code, title, retryAfter }, { words, language, phone }, true)
  const heading = requestId ? `${said} ${words.errorPage.errorCode}${requestId}` : said
  const values = typed(request.body)
  const [path = '/'] = readReturnPath(values.return).split('?')
  const [action = ''] = request.url.split('?')
  const refused: RefusedForm = {
    action,
    values,
    errors: fields,
    heading: code === 'validation' ? words.validation.errorSummary : heading,
    isRetry: code === 'timeout',
    title: (built) => format(words.validation.errorTitle, { title: built }),
  }

  const list = Object.values(fields).map((message) => `<li>${escapeHtml(message)}</li>`)
  const errors = list.length > 0 ? `<ul>${list.join('')}</ul>` : ''
  const advice = `<p>${escapeHtml(words.errorPage.formBack)}</p>`
  const content = `<h1>${escapeHtml(heading)}</h1>${errors && `<div class="notice error prose">${errors}</div>`}${advice}`
  return sendFilled(
    request,
    reply,
    path,
    (page) => {
      if (!fillForm(page, refused)) fillPage(page, { title, content })
    },
    () => sendPage(reply, heading, errors + advice, htmlLang(language)),
  )
}

/** The fields of a plain form; none where its body could not be read. */
function typed(body: unknown): Record<string, string> {
  const all = typeof body === 'object' && body !== null ? Object.entries(body) : []
  // A file cannot be given back: browsers let no page choose one.
  return Object.fromEntries(all.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
