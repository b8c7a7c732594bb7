import type { ReactNode } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { CallProblem } from '../api/call.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { languageTag } from '../words/dates.ts'

/** What went wrong, in the words of the specification's error catalogue, and the way on. */
export function ProblemNotice({
  problem,
  site,
  onRetry,
  children,
}: {
  problem: CallProblem
  site: Pick<BookingSite, 'words' | 'common' | 'language' | 'paths'>
  onRetry?: () => void
  /** Another way on than trying again. */
  children?: ReactNode
}) {
  const { words, common } = site
  const { code, retryAfter, requestId, title } = problem
  if (code === 'timeout' && onRetry) {
    return (
      <Notice tone="error" live>
        <button type="button" className="link" onClick={onRetry}>
          {common.problems.timeout}
        </button>
      </Notice>
    )
  }
  const isHopeful = onRetry && code !== 'rate-limited' && code !== 'slot-taken'
  return (
    <Notice tone="error" live>
      <p>{sayProblem(code, title, site)}</p>
      {code === 'rate-limited' && retryAfter !== undefined && (
        <p>{format(words.problem.tryAt, { when: describeWait(retryAfter, site) })}</p>
      )}
      {code === 'unknown' && requestId && (
        <p>
          {common.errorPage.errorCode}
          <code>{requestId}</code>
        </p>
      )}
      {(code === 'provider-failure' || code === 'unavailable') && (
        <p>
          <a href={site.paths.contact}>{words.confirm.contact}</a>
        </p>
      )}
      {isHopeful && (
        <Button tone="quiet" onClick={onRetry}>
          {words.nav.tryAgain}
        </Button>
      )}
      {children}
    </Notice>
  )
}

/** Our own words; the server's where they name a number to call. */
function sayProblem(
  code: CallProblem['code'],
  title: string | undefined,
  { words, common }: Pick<BookingSite, 'words' | 'common'>,
) {
  if (code === 'offline') return words.problem.offline
  return title && common.problems[code].includes('{phone}') ? title : common.problems[code]
}

/** 'om 9 minutter', and the time of day where it is longer. */
function describeWait(seconds: number, { language }: Pick<BookingSite, 'language'>): string {
  const relative = new Intl.RelativeTimeFormat(languageTag(language))
  if (seconds < 90) return relative.format(seconds, 'second')
  if (seconds < 5400) return relative.format(Math.ceil(seconds / 60), 'minute')
  return relative.format(Math.ceil(seconds / 3600), 'hour')
}
