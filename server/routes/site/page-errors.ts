import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import type { PageErrorBody } from '#domain/site/page-error.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { pageErrorLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

/** Browsers report pages, steps and scripts that failed. The schema leaves no room for anything about a person. */
export function registerPageErrors(api: Api, { clock, database, secrets }: Service): void {
  api.post('/page-errors', { schema: calls['POST /page-errors'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, pageErrorLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    request.log.warn({ pageError: withKnownName(request.body) }, 'a page failed in a browser')
    return reply.code(204).send(null)
  })
}

/** The names of errors in JavaScript and browsers, and the results of `typeof` for anything else that is thrown. */
const errorNames = new Set([
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...[
    'AbortError',
    'DataCloneError',
    'EncodingError',
    'HierarchyRequestError',
    'InvalidAccessError',
    'InvalidStateError',
  ],
  ...['NetworkError', 'NotAllowedError', 'NotFoundError', 'NotSupportedError', 'OperationError', 'QuotaExceededError'],
  ...['SecurityError', 'TimeoutError', 'ChunkLoadError'],
  ...['bigint', 'boolean', 'function', 'number', 'object', 'string', 'symbol', 'undefined'],
])

/** Anybody can send anything, so names that no browser throws are not logged. */
function withKnownName(report: PageErrorBody): PageErrorBody {
  return errorNames.has(report.error) ? report : { ...report, error: 'Error' }
}
