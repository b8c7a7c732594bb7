import type { FastifyInstance } from 'fastify'

export interface ThirdParty {
  src: string
  /** What the script is told before it runs: addresses of visitors shortened, nothing for advertising. */
  settings: Record<string, unknown>
}

interface ConsentOptions {
  /** Scripts for visitors who have accepted; empty outside production and development. */
  thirdParties: ThirdParty[]
  https: boolean
}

const halfAYear = 60 * 60 * 24 * 182

/** The visitor's choice: a plain form, so that it works without JavaScript, and a call for pages that are alive. */
export function registerConsent(app: FastifyInstance, { thirdParties, https }: ConsentOptions) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      },
    )
    scope.post('/api/consent', async (request, reply) => {
      const form = (request.body ?? {}) as { choice?: string; return?: string }
      const value = form.choice === 'accept' ? 'accepted' : 'refused'
      const secure = https ? '; Secure' : ''
      reply.header('set-cookie', `consent=${value}; Path=/; Max-Age=${halfAYear}; SameSite=Lax${secure}`)
      reply.header('cache-control', 'no-store')
      if (request.headers.accept?.includes('application/json')) return reply.code(204).send()
      return reply.redirect(ownPath(form.return), 303)
    })
    scope.get('/api/third-parties', async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return { scripts: thirdParties }
    })
  })
}

/** Back to the page the form was on; never to another site. */
function ownPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}
