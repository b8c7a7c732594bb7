import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { HtmlValidate } from 'html-validate'

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-inline-style': 'error',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})

/** What an independent validator says of the HTML of a page. */
export async function judgeHtml(page: string, address: string): Promise<string[]> {
  const { results } = await html.validateString(page, address)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

/** What an independent reader of structured data finds wrong in a page, and the types that it found. */
export async function judgeStructuredData(page: string): Promise<{ types: string[]; errors: string[] }> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(page)
  const issues = (await new Validator().validate(extracted)).filter((it) => !isOfSeveralPlaces(it, extracted.jsonld))
  return {
    types: Object.keys(extracted.jsonld),
    errors: [
      ...issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage),
      ...(extracted.errors ?? []).map((error) => JSON.stringify(error)),
    ],
  }
}

/** Google reads a list of a job's places, the validator looks for the address in the list itself. */
function isOfSeveralPlaces({ issueMessage }: { issueMessage: string }, found: Record<string, unknown[]>): boolean {
  const jobs = (found.JobPosting ?? []) as { jobLocation?: unknown }[]
  return issueMessage.includes('"jobLocation.') && jobs.length > 0 && jobs.every((it) => Array.isArray(it.jobLocation))
}
