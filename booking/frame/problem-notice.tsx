import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/market.ts'
import type { SiteClinic } from '#domain/site-data.ts'
import { languageTag } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { CallProblem } from '../api/call.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Problems that only a phone call solves. */
const callCodes: ReadonlySet<CallProblem['code']> = new Set(['too-many-appointments', 'too-late', 'phone-country'])
/** Problems that a retry does not solve. */
const hopelessCodes: ReadonlySet<CallProblem['code']> = new Set([...callCodes, 'rate-limited', 'slot-taken'])

/** What went wrong, in the words of the specification's error catalogue, and the way on. */
export function ProblemNotice({
  problem,
  site,
  onRetry,
  clinic,
  hasTyped = false,
  children,
}: {
  problem: CallProblem
  site: Pick<BookingSite, 'words' | 'common' | 'language' | 'paths' | 'phone'>
  /** Does the same thing again. */
  onRetry: () => void
  /** Whose number is shown where only a call helps; the company's where none is chosen. */
  clinic?: Pick<SiteClinic, 'name' | 'phone'>
  /** Whether there is something typed on this step that the visitor may fear to have lost. */
  hasTyped?: boolean
  /** Another way on than trying again. */
  children?: ReactNode
}) {
  const { words, common } = site
  const { code, requestId } = problem
  if (code === 'timeout') {
    return (
      <Notice tone="error" live>
        <button type="button" className="link" onClick={onRetry}>
          {common.problems.timeout}
        </button>
      </Notice>
    )
  }
  const phone = clinic?.phone ?? site.phone
  return (
    <Notice tone="error" live>
      <p>{sayProblem(problem, site, hasTyped)}</p>
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
      {callCodes.has(code) && (
        <p>
          <a className="btn quiet" href={telephoneLink(phone)}>
            <Icon name="phone" />
            {clinic
              ? format(words.time.call, { clinic: clinic.name, phone })
              : format(common.article.call, { number: phone })}
          </a>
        </p>
      )}
      {!hopelessCodes.has(code) && (
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
  { code, title, retryAfter }: CallProblem,
  site: Pick<BookingSite, 'words' | 'common' | 'language' | 'phone'>,
  hasTyped: boolean,
) {
  const { words, common, phone } = site
  if (code === 'offline') return hasTyped ? words.problem.offline : common.site.offline
  // 'Later', as the catalogue of errors says, only where nobody knows when.
  if (code === 'rate-limited' && retryAfter !== undefined) {
    return format(words.problem.tooManyUntil, { when: describeWait(retryAfter, site) })
  }
  const text = common.problems[code]
  return text.includes('{phone}') ? keepNumber(title ?? format(text, { phone })) : text
}

/** A number to call stays on one line. */
function keepNumber(text: string): string {
  return text.replace(/\+[\d ]+\d/, (number) => number.replaceAll(' ', '\u00a0'))
}

/** 'om 9 minutter' */
function describeWait(seconds: number, { language }: Pick<BookingSite, 'language'>): string {
  const relative = new Intl.RelativeTimeFormat(languageTag(language))
  if (seconds < 90) return relative.format(seconds, 'second')
  if (seconds < 5400) return relative.format(Math.ceil(seconds / 60), 'minute')
  return relative.format(Math.ceil(seconds / 3600), 'hour')
}
