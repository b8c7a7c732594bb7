import type { FastifyRequest } from 'fastify'
import { type Api, withZod } from './zod-routes.ts'

const formType = 'application/x-www-form-urlencoded'

/** Registers routes that accept plain HTML forms, so that they work without JavaScript. All others only take JSON. */
export function withForms(api: Api, register: (forms: Api) => void): void {
  api.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    register(withZod(scope))
  })
}

/** Whether a plain form was posted, so that the answer must be a page. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith(formType) ?? false
}

/**
 * The page a form was on: never another site, whatever the form says. Where there is no script to add the query (the
 * choices of a booking, the filters of a list), it is known from the Referer header, if the browser sends one.
 */
export function readReturnPath(request: FastifyRequest, asked: string | undefined): string {
  if (asked === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked)) return '/'
  const { referer } = request.headers
  if (asked.includes('?') || referer === undefined || !URL.canParse(referer)) return asked
  const page = new URL(referer)
  return page.host === request.host && page.pathname === asked ? asked + page.search : asked
}
