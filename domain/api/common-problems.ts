import type { ProblemCode } from '../problems.ts'
import type { CallDescription } from './call-description.ts'

/** A request line or header that cannot be read is refused before any call is looked at. */
const always: ProblemCode[] = ['bad-request', 'unknown', 'unavailable', 'timeout']
const ofWrites: ProblemCode[] = ['cross-site']
const ofBodies: ProblemCode[] = ['too-large', 'unsupported-media-type']

/** Every problem that a call can be answered with: its own, and those of every call with such an input. */
export function listProblems(method: string, call: CallDescription): ProblemCode[] {
  return [
    ...(call.problems ?? []),
    ...(call.body || call.querystring || call.params ? (['validation'] as const) : []),
    ...(method === 'GET' ? [] : ofWrites),
    ...(call.body ? ofBodies : []),
    ...always,
  ].filter((code, index, all) => all.indexOf(code) === index)
}
