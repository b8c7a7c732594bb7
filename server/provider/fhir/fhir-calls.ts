import type { BundleEntry } from '@medplum/fhirtypes'
import * as z from 'zod/mini'
import { readAnswer } from '../../http/read-answer.ts'
import type { Log } from '../../process/log.ts'
import { judgeAnswer, judgeValue } from '../judge-answer.ts'
import { fail, type Outcome, type ProviderProblem, succeed } from '../provider.ts'
import { longestAnswer } from '../remote-caller.ts'
import { type AccessTokens, TokenFailure } from './access-token.ts'
import { readProblem } from './fhir-problems.ts'

export interface FhirCallSettings {
  url: string
  tokens: AccessTokens
  /** Milliseconds for one request: shorter than the limit of our own requests. */
  timeLimit: number
  log?: Log | undefined
}

type SearchParameters = [name: string, value: string][]

export interface FhirCalls {
  /** Everything that is found, page by page. */
  search<Schema extends z.ZodMiniType>(
    type: string,
    parameters: SearchParameters,
    schema: Schema,
  ): Promise<Outcome<z.infer<Schema>[]>>
  read<Schema extends z.ZodMiniType>(type: string, id: string, schema: Schema): Promise<Outcome<z.infer<Schema>>>
  /** All or nothing; answers where each thing is now. */
  transact(entries: BundleEntry[]): Promise<Outcome<(string | undefined)[]>>
}

const contentType = 'application/fhir+json'
const pageSize = 500
/** A clinic's times of three months are some thirty pages. */
const mostPages = 200
/** Characters of all pages together: what is found is kept until the last of them. */
const longestSearch = 8 * longestAnswer

const page = z.object({
  resourceType: z.literal('Bundle'),
  link: z.optional(z.array(z.object({ relation: z.string(), url: z.string() }))),
  entry: z.optional(
    z.array(
      z.object({
        resource: z.optional(z.looseObject({ resourceType: z.string() })),
      }),
    ),
  ),
})

const transactionAnswer = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(
    z.object({
      resource: z.optional(z.nullable(z.looseObject({ resourceType: z.string(), id: z.optional(z.string()) }))),
      response: z.object({ status: z.string(), location: z.optional(z.string()) }),
    }),
  ),
})

/**
 * Calls a FHIR server. Any failure or malformed answer becomes one of our known problems. An operator reads the kind of resource, the status
 * and FHIR's codes: addresses and answers may tell of patients. `deadline`: shared by several requests.
 */
export function createFhirCalls(settings: FhirCallSettings): (deadline: AbortSignal) => FhirCalls {
  const { url, tokens, timeLimit, log } = settings
  const { origin } = new URL(url)

  const failFor = (reason: object, problem: ProviderProblem = 'provider-failure') => {
    log?.warn(reason, 'the other booking system failed')
    return fail(problem)
  }

  return (deadline) => {
    const send = async (method: 'GET' | 'POST', address: string, body: string | undefined, token: string) =>
      fetch(address, {
        method,
        headers: {
          accept: contentType,
          // Some servers answer the same search from what they found a minute ago.
          'cache-control': 'no-cache',
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': contentType, prefer: 'return=minimal' }),
        },
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeLimit), deadline]),
      })

    const ask = async <Schema extends z.ZodMiniType>(
      type: string,
      address: string,
      schema: Schema,
      { body, room = { left: longestAnswer } }: { body?: object; room?: { left: number } } = {},
    ): Promise<Outcome<z.infer<Schema>>> => {
      const method = body ? 'POST' : 'GET'
      const told = { method, type }
      try {
        const written = body && JSON.stringify(body)
        const token = await tokens.get()
        let response = await send(method, address, written, token)
        if (response.status === 401) {
          // Its server may have ended it before its time.
          tokens.forget(token)
          await response.body?.cancel()
          response = await send(method, address, written, await tokens.get())
        }
        const { status } = response
        const text = await readAnswer(response, Math.min(longestAnswer, room.left))
        room.left -= text?.length ?? 0
        if (!response.ok) {
          const { problem, codes } = readProblem(status, text)
          return problem === 'provider-failure' ? failFor({ ...told, status, codes }) : fail(problem)
        }
        if (text === undefined) return failFor({ ...told, status, wrong: ['length'] })
        const judged = judgeAnswer(schema, text)
        return judged.ok ? succeed(judged.data) : failFor({ ...told, status, wrong: judged.wrong })
      } catch (error) {
        if (error instanceof TokenFailure) return failFor({ ...told, type: 'token', status: error.status })
        const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
        return failFor({ ...told, err: (error as Error).name }, isSlow ? 'timeout' : 'provider-failure')
      }
    }

    return {
      search: async (type, parameters, schema) => {
        const query = new URLSearchParams([...parameters, ['_count', String(pageSize)]])
        const found: z.infer<typeof schema>[] = []
        const room = { left: longestSearch }
        const seen = new Set<string>()
        let next: string | undefined = `${url}/${type}?${query}`
        for (let count = 0; next !== undefined; count++) {
          // A page that leads back to itself or to an earlier one would be read again and again.
          if (count === mostPages || seen.has(next)) return failFor({ method: 'GET', type, wrong: ['pages'] })
          seen.add(next)
          const answer: Outcome<z.infer<typeof page>> = await ask(type, next, page, { room })
          // A search that is not there is a wrong address of the server, and no thing that is gone.
          if (!answer.ok) return isPassing(answer.problem) ? answer : fail('provider-failure')
          for (const { resource } of answer.value.entry ?? []) {
            if (resource?.resourceType !== type) continue
            const judged = judgeValue(schema, resource)
            if (!judged.ok) return failFor({ method: 'GET', type, wrong: judged.wrong })
            found.push(judged.data)
          }
          const link: string | undefined = answer.value.link?.find(({ relation }) => relation === 'next')?.url
          next = link === undefined ? undefined : URL.parse(link, `${url}/`)?.href
          // Our token must not follow a link to somebody else.
          if (link !== undefined && (next === undefined || new URL(next).origin !== origin)) {
            return failFor({ method: 'GET', type, wrong: ['link'] })
          }
        }
        return succeed(found)
      },

      read: (type, id, schema) => ask(type, `${url}/${type}/${encodeURIComponent(id)}`, schema),

      transact: async (entries) => {
        const bundle = { resourceType: 'Bundle', type: 'transaction', entry: entries }
        const answer = await ask('Bundle', url, transactionAnswer, { body: bundle })
        if (!answer.ok) return answer
        const failed = answer.value.entry.find(({ response }) => !response.status.startsWith('2'))
        if (failed || answer.value.entry.length !== entries.length) {
          return failFor({ method: 'POST', type: 'Bundle', wrong: ['entry'] })
        }
        return succeed(answer.value.entry.map(({ resource, response }) => readPlace(resource, response.location)))
      },
    }
  }
}

const isPassing = (problem: string) => problem === 'timeout' || problem === 'rate-limited'

/** `Type/id` of what an entry has made, which servers tell in one of two ways. */
function readPlace(
  resource: { resourceType: string; id?: string | undefined } | null | undefined,
  location: string | undefined,
): string | undefined {
  const [, type, id] =
    /(?:^|\/)([A-Z][A-Za-z]+)\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/.exec(location ?? '') ?? []
  if (type && id) return `${type}/${id}`
  return resource?.id ? `${resource.resourceType}/${resource.id}` : undefined
}
