import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : parseCookie(cookie)[name]
}

interface NewCookie {
  name: string
  value: string
  path: string
  /** Seconds. */
  maxAge: number
  /** Hidden from scripts. */
  httpOnly?: boolean
}

/** Every cookie of ours is for this site alone, and over HTTPS alone where the site has it. */
export function setCookie(reply: FastifyReply, { SITE_URL }: Pick<Config, 'SITE_URL'>, cookie: NewCookie): void {
  const secure = SITE_URL.startsWith('https:')
  reply.header('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'lax', secure }))
}
