import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#domain/api/call-types.ts'
import { type Answer, type CallOptions, send } from './send.ts'

/** A part of a call's input: not there, may be left out where nothing in it is required, or needed. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a call of the contract takes. */
export type InputOf<Name extends CallName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>>

/** Makes a call of the contract. Its name is its method and path: the browser has no other table of them. */
export function request<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: Omit<CallOptions, 'method' | 'body'>,
): Promise<Answer<AnswerOf<Name>>> {
  const [method = 'GET'] = name.split(' ')
  return send<AnswerOf<Name>>(addressOf(name, input), { ...options, method, body: input.body })
}

/** A GET call that useAnswer makes again and again; the type of its answer travels with it. */
export interface Question<T> {
  path: string
  readonly answer?: T
}

export function question<Name extends Extract<CallName, `GET ${string}`>>(
  name: Name,
  input: InputOf<Name>,
): Question<AnswerOf<Name>> {
  return { path: addressOf(name, input) }
}

function addressOf(name: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map<string, string>(Object.entries(params ?? {}))
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(values.get(parameter) ?? ''))
  const filled = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return `/api${path}${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`
}
