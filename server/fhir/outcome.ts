import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import type { ProblemCode } from '#domain/api/problems.ts'

export const fhirType = 'application/fhir+json; charset=utf-8'

/** What FHIR calls each of our problems. The HTTP status stays the problem's own. */
const issueCode = {
  timeout: 'timeout',
  'phone-format': 'value',
  'invalid-phone': 'value',
  'phone-country': 'business-rule',
  'provider-failure': 'transient',
  'slot-taken': 'conflict',
  'rate-limited': 'throttled',
  'invalid-code': 'security',
  'code-expired': 'security',
  'code-exhausted': 'security',
  'too-many-appointments': 'business-rule',
  'too-many-places': 'business-rule',
  'too-many-orders': 'business-rule',
  'too-many-entries': 'business-rule',
  'already-waiting': 'duplicate',
  'group-full': 'conflict',
  'offer-gone': 'conflict',
  'no-times': 'business-rule',
  validation: 'invalid',
  'not-found': 'not-found',
  unknown: 'exception',
  'idempotency-mismatch': 'duplicate',
  'too-late': 'business-rule',
  'visit-order': 'business-rule',
  'package-ended': 'business-rule',
  'too-early': 'business-rule',
  'other-clinic': 'business-rule',
  'already-arrived': 'conflict',
  cancelled: 'conflict',
  'other-state': 'conflict',
  'bad-request': 'structure',
  'cross-site': 'forbidden',
  unauthenticated: 'login',
  'sign-in-again': 'expired',
  forbidden: 'forbidden',
  'method-not-allowed': 'not-supported',
  misdirected: 'not-supported',
  'too-large': 'too-long',
  'unsupported-media-type': 'not-supported',
  unavailable: 'transient',
} as const satisfies Record<ProblemCode, OperationOutcomeIssue['code']>

/** A problem as FHIR tells it: one issue for each field, else one for all. */
export function writeOutcome({ code, title, fields, requestId }: ProblemAnswer): OperationOutcome {
  const issue = { severity: 'error', code: issueCode[code] } as const
  const coding = { system: 'urn:problem-type:innom', code }
  const named = Object.entries(fields ?? {})
  const whole = {
    ...issue,
    details: { coding: [coding], text: title },
    ...(requestId ? { diagnostics: requestId } : {}),
  }
  return {
    resourceType: 'OperationOutcome',
    issue:
      named.length === 0
        ? [whole]
        : named.map(([field, text]) => ({ ...issue, details: { coding: [coding], text }, expression: [field] })),
  }
}
