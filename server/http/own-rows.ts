import type { FastifyRequest } from 'fastify'
import { hashToken, isReference, isSame } from '../identity/secrets.ts'

/** What a reference names, if the request has its token. Callers answer 404 without it, so that references cannot be probed. */
export async function findOwn<T extends { tokenHash: string }>(
  request: FastifyRequest,
  reference: string,
  find: (reference: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const token = readBearer(request)
  if (!token || !isReference(reference)) return undefined
  const found = await find(reference)
  return found && isSame(hashToken(token), found.tokenHash) ? found : undefined
}

function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Whether a request has a token. */
export function holdsToken(request: FastifyRequest, token: string): boolean {
  return isSame(readBearer(request) ?? '', token)
}
