import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageEdit } from '../static/page-document.ts'

/**
 * Answers with a page of the site that is changed for this visitor; `otherwise` answers where there is none, or where it cannot be
 * changed. Returns before it is sent: the framework waits for the reply.
 */
export function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  edit: PageEdit,
  otherwise: () => FastifyReply,
): FastifyReply {
  const filled = request.server.site?.fill?.(path, request.raw, edit)
  if (!filled) return otherwise()
  filled.then(
    ({ html, headers }) => reply.headers(headers).type('text/html; charset=utf-8').send(html),
    (error: unknown) => {
      request.log.error({ req: request, err: error }, 'a page could not be filled')
      otherwise()
    },
  )
  return reply
}
