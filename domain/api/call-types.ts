/** What a caller of the API needs at compile time. Only types, so that the browser loads no schema. */
import type * as z from 'zod'
import type { calls } from './calls.ts'
import type { problemAnswer } from './problem-answer.ts'

type Calls = typeof calls
/** A call by method and path below /api, such as 'GET /slots'. */
export type CallName = keyof Calls

type Input<Name extends CallName, Part extends string> =
  Calls[Name] extends Record<Part, infer Schema> ? z.input<Schema> : undefined

export type ParamsOf<Name extends CallName> = Input<Name, 'params'>
export type QueryOf<Name extends CallName> = Input<Name, 'querystring'>
export type BodyOf<Name extends CallName> = Input<Name, 'body'>

type Responses<Name extends CallName> = Calls[Name]['response']
/** The answer to a successful call, not counting the redirect of a plain form. */
export type AnswerOf<Name extends CallName> = z.output<Responses<Name>[Exclude<keyof Responses<Name>, 303>]>

/** The body of an `application/problem+json` answer. */
export type ProblemAnswer = z.output<typeof problemAnswer>
