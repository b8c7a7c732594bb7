import type { CallDescription } from './call-description.ts'
import type { ProblemCode } from './problems.ts'

/** An unreadable request line or header, or a foreign host, is refused before any call is matched. */
const always: ProblemCode[] = ['bad-request', 'misdirected', 'unknown', 'unavailable', 'timeout']
/** Also of calls without a body: one that is sent all the same is read first. */
const ofWrites: ProblemCode[] = ['cross-site', 'too-large', 'unsupported-media-type']

/** Of calls that need a session of staff. */
const ofStaff: ProblemCode[] = ['unauthenticated', 'forbidden']

/** Every problem that a call can answer with: its own, and those shared by all calls with the same kind of input. */
export function listProblems(method: string, call: CallDescription): ProblemCode[] {
  return [
    ...(call.problems ?? []),
    ...(needsSession(call) ? ofStaff : []),
    ...(call.body || call.querystring || call.params ? (['validation'] as const) : []),
    ...(method === 'GET' ? [] : ofWrites),
    ...always,
  ].filter((code, index, all) => all.indexOf(code) === index)
}

function needsSession({ security = [] }: CallDescription): boolean {
  return security.some((scheme) => 'staff' in scheme)
}
