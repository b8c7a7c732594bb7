import type { FastifyReply, FastifyRequest } from 'fastify'
import { htmlLang, languageOf } from '#domain/market/locale.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendPage } from '../../http/html-page.ts'
import { sendProblem } from '../../http/problems.ts'
import { sendFilled } from '../../http/send-filled.ts'
import type { Service } from '../../service.ts'
import { fillPage } from '../../static/fill-page.ts'
import { calendarLinkMinutes } from './calendar-link.ts'

/** Answers a calendar link that was used or is too old: a person who followed it gets a page with the way to a new one. */
export function sendCalendarGone(
  { facts, config }: Pick<Service, 'facts' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, 'not-found')
  const locale = findLocale(request)
  const { heading, text, button } = messagesFor(locale, config.COUNTRY).calendarGone
  const path = facts.paths.manage[locale]
  const link = `<p><a class="btn fjord" href="${escapeHtml(path)}">${escapeHtml(button)}</a></p>`
  const body = `<p>${escapeHtml(format(text, { minutes: calendarLinkMinutes }))}</p>${link}`
  reply.code(404)
  return sendFilled(
    request,
    reply,
    path,
    (page) => fillPage(page, { title: heading, content: `<h1>${escapeHtml(heading)}</h1>${body}` }),
    () => sendPage(reply, heading, body, htmlLang(languageOf(locale, config.COUNTRY))),
  )
}
