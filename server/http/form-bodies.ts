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
  const { 'content-type': type = '', accept = '' } = request.headers
  // Written in any case, as the framework reads it. A form with a file is the same for programs, which do not ask for a page.
  const written = type.toLowerCase()
  return written.startsWith(formType) || (written.startsWith('multipart/form-data') && accept.includes('text/html'))
}

/** The page a form was on: never another site, whatever the form says. */
export function readReturnPath(asked: string | undefined): string {
  return asked !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(asked) ? asked : '/'
}
