import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { listTroubledJobs } from '#database/jobs/jobs.ts'
import { listMessages } from '#database/jobs/outbox.ts'
import { calls } from '#domain/api/calls.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { receiveAnswer } from '../../answers/receive-answer.ts'
import { formatMoment } from '../../clock/moments.ts'
import { setApiHeaders } from '../../http/api-headers.ts'
import { createCrossSiteCheck } from '../../http/cross-site.ts'
import { withForms } from '../../http/form-bodies.ts'
import { sendPage } from '../../http/html-page.ts'
import { type Api, withZod } from '../../http/zod-routes.ts'
import { isMailKind } from '../../jobs/mail-jobs.ts'
import type { Service } from '../../service.ts'

/**
 * Runs due jobs first, so that a code that was just asked for is listed. Waits only for messages that go to the outbox: those to
 * a real gateway never show up here, and it may hang.
 */
function runShownJobs({ jobs, config }: Service): Promise<void> {
  return jobs.drain((kind) => (isMailKind(kind) ? !config.SMTP_URL : config.SMS_GATEWAY === 'outbox'))
}

/** GET /api/dev/outbox: the messages that were kept instead of sent. Not in production. */
export function registerOutbox(api: Api, service: Service): void {
  const { database, zone } = service
  api.get('/dev/outbox', { schema: calls['GET /dev/outbox'] }, async (request) => {
    await runShownJobs(service)
    const digits = request.query.phone?.replaceAll(/\D/g, '')
    const messages = await listMessages(database, {
      phone: digits ? `+${digits}` : null,
      email: request.query.email ?? null,
    })
    return {
      messages: messages.map(({ id, phone, email, replyTo, subject, text, createdAt }) => ({
        id,
        phone: phone ?? undefined,
        email: email ?? undefined,
        replyTo: replyTo ?? undefined,
        subject: subject ?? undefined,
        text,
        createdAt: formatMoment(createdAt.toTemporalInstant(), zone),
      })),
    }
  })
}

/** /dev/outbox: the same for people, with what could not be sent. */
export function registerOutboxPage(app: FastifyInstance, service: Service, https: boolean): void {
  const { database, zone } = service
  app.get('/dev/outbox', async (_, reply) => {
    setApiHeaders(reply.raw, https)
    await runShownJobs(service)
    const messages = await listMessages(database)
    const troubled = await listTroubledJobs(database, 50)
    const trouble = troubled.map(
      (it) =>
        `<tr><td>${escapeHtml(it.kind)}</td><td>${it.state}</td><td>${it.attempts}</td><td>${escapeHtml(it.lastError)}</td><td>${it.runAt.toISOString()}</td></tr>`,
    )
    const kept = messages.map((it) => {
      const headers =
        it.subject === null ? '' : `<p>${escapeHtml(it.subject)}<br>Reply-To: ${escapeHtml(it.replyTo ?? '–')}</p>`
      return `<article><h2>${escapeHtml(it.phone ?? it.email ?? '')}, ${formatMoment(it.createdAt.toTemporalInstant(), zone)}</h2>${headers}<pre>${escapeHtml(it.text)}</pre>${it.phone === null ? '' : formToAnswer(it.phone)}</article>`
    })
    const table = `<h2>Not sent</h2><table><tr><th>Kind</th><th>State</th><th>Attempts</th><th>Last error</th><th>Next attempt</th></tr>${trouble.join('')}</table>`
    const none = '<p>No messages yet. Ask for a code, book an appointment or send a form, and look again.</p>'
    return sendPage(reply, 'Outbox', (trouble.length > 0 ? table : '') + (kept.length > 0 ? kept.join('') : none))
  })
}

const answerForm = z.object({ phone: z.string().max(40), text: z.string().max(1000) })

/** POST /dev/outbox/answers: answers a message as its patient would from a phone. */
export function registerOutboxAnswers(app: FastifyInstance, service: Service, https: boolean): void {
  withForms(withZod(app), (forms) => {
    forms.addHook('onRequest', createCrossSiteCheck(service.config.SITE_URL))
    forms.post('/dev/outbox/answers', { schema: { body: answerForm } }, async (request, reply) => {
      setApiHeaders(reply.raw, https)
      const { phone, text } = request.body
      await receiveAnswer(service, 'outbox', { id: randomUUID(), from: phone, text })
      return reply.redirect('/dev/outbox', 303)
    })
  })
}

function formToAnswer(phone: string): string {
  const hidden = `<input type="hidden" name="phone" value="${escapeHtml(phone)}">`
  return `<form method="post" action="/dev/outbox/answers">${hidden}<label>Answer <input name="text" autocomplete="off" maxlength="1000" required></label> <button>Send</button></form>`
}
