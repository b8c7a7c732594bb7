import * as z from 'zod/mini'
import { judgeAnswer } from '../judge-answer.ts'
import type { ProviderProblem } from '../provider.ts'

const problemOfStatus: Record<number, ProviderProblem> = {
  404: 'not-found',
  408: 'timeout',
  409: 'slot-taken',
  410: 'not-found',
  412: 'slot-taken',
  429: 'rate-limited',
  504: 'timeout',
}

/** The codes of an OperationOutcome that say more than a status such as 400 or 422. */
const problemOfIssue = {
  conflict: 'slot-taken',
  duplicate: 'slot-taken',
  'lock-error': 'slot-taken',
  'multiple-matches': 'slot-taken',
  'not-found': 'not-found',
  deleted: 'not-found',
  throttled: 'rate-limited',
  timeout: 'timeout',
} as const satisfies Record<string, ProviderProblem>

/** The rest of FHIR's codes: they are written to the log, and nothing else of an answer is. */
const otherIssues = [
  ...['invalid', 'structure', 'required', 'value', 'invariant', 'security', 'login', 'unknown', 'expired'],
  ...['forbidden', 'suppressed', 'processing', 'not-supported', 'too-long', 'code-invalid', 'extension', 'too-costly'],
  ...['business-rule', 'transient', 'no-store', 'exception', 'incomplete', 'informational'],
]

const outcome = z.object({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(z.object({ code: z.string() })),
})

export interface FhirProblem {
  problem: ProviderProblem
  codes: string[]
}

/** What a failed answer means to us, and the codes that an operator may read. */
export function readProblem(status: number, text: string | undefined): FhirProblem {
  const codes = readCodes(text)
  const known = codes.find((it): it is keyof typeof problemOfIssue => Object.hasOwn(problemOfIssue, it))
  return { problem: problemOfStatus[status] ?? (known ? problemOfIssue[known] : 'provider-failure'), codes }
}

function readCodes(text: string | undefined): string[] {
  try {
    const judged = judgeAnswer(outcome, text ?? '')
    const codes = judged.ok ? judged.data.issue.map(({ code }) => code) : []
    return [...new Set(codes)].filter((it) => Object.hasOwn(problemOfIssue, it) || otherIssues.includes(it))
  } catch {
    return []
  }
}
