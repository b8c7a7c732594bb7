import type { Language } from '#domain/market/locale.ts'
import { telephoneLink } from '#domain/market/market.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import type { BookingMessages } from '#messages/booking/messages.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import { sayProblem } from '#messages/say-problem.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { CallProblem } from './send.ts'

/** Problems that only a phone call solves. */
const callCodes: ReadonlySet<CallProblem['code']> = new Set(['too-many-appointments', 'too-late', 'phone-country'])
/** Problems that a retry does not solve. */
const hopelessCodes: ReadonlySet<CallProblem['code']> = new Set([...callCodes, 'rate-limited', 'slot-taken'])
/** Problems of ours, where somebody may want to reach us in another way. */
const ownCodes: ReadonlySet<CallProblem['code']> = new Set(['provider-failure', 'unavailable'])

/** What a problem needs of the site around it; forms outside the booking have no words of the booking. */
export interface ProblemSite {
  /** Words that the whole site shares. */
  common: Messages
  language: Language
  /** The company's number. */
  phone: string
  words?: Pick<BookingMessages, 'time'>
  /** `contact`: undefined on the contact page itself, which then names a number to call. */
  paths: { contact: string | undefined }
}

/** What went wrong, in the agreed words (docs/specification.md, 'Forms'), and the way on. */
export function ProblemNotice({
  problem,
  site,
  onRetry,
  clinic,
  hasTyped = false,
}: {
  problem: CallProblem
  site: ProblemSite
  /** Does the same thing again. */
  onRetry: () => void
  /** Whose number is shown where only a call helps; the company's where none is chosen. */
  clinic?: Pick<SiteClinic, 'name' | 'phone'>
  /** Whether there is something typed on this step that the visitor may fear to have lost. */
  hasTyped?: boolean
}) {
  const { words, common, language, paths } = site
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
  const mustCall = callCodes.has(code) || (ownCodes.has(code) && !paths.contact)
  return (
    <Notice tone="error" live>
      <p>{sayProblem(problem, { words: common, language, phone: site.phone }, hasTyped)}</p>
      {code === 'unknown' && requestId && (
        <p>
          {common.errorPage.errorCode}
          <code>{requestId}</code>
        </p>
      )}
      {ownCodes.has(code) && paths.contact && (
        <p>
          <a href={paths.contact}>{common.faq.contactUs}</a>
        </p>
      )}
      {mustCall && (
        <p>
          <a className="btn quiet" href={telephoneLink(phone)}>
            <Icon name="phone" />
            {clinic && words
              ? format(words.time.call, { clinic: clinic.name, phone })
              : format(common.article.call, { number: phone })}
          </a>
        </p>
      )}
      {!hopelessCodes.has(code) && (
        <Button tone="quiet" onClick={onRetry}>
          {common.site.tryAgain}
        </Button>
      )}
    </Notice>
  )
}
