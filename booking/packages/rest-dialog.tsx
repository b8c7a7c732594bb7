import { useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayFee } from '../words/fee.ts'
import { cancelRest, type Visit } from './visit-calls.ts'

/** Asks before the coming visits of a package are cancelled, and says what that does to the price. */
export function RestDialog({
  coming,
  isWhole,
  priceOfHad,
  site,
  onCancelled,
  onOutdated,
  onClose,
}: {
  /** Booked and not over, in their order. */
  coming: NonNullable<Visit['booking']>[]
  /** Nothing of the package was had yet. */
  isWhole: boolean
  priceOfHad: NonNullable<Booking['package']>['priceOfHad']
  site: BookingSite
  onCancelled: () => void
  /** The limit of the next one has passed meanwhile: the fee that is shown is not true any more. */
  onOutdated: () => void
  onClose: () => void
}) {
  const { words, language, common } = site
  const { sureAll, sureRest, sureRestText, payHad, payCovered, payNothing, yesRest, noRest } = words.package
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const next = coming[0]!
  const { lateFee, lateFeeUnknown } = words.manage

  async function cancel() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const isFree = next.fee === 0
    const answer = await cancelRest(next, site.locale, { onlyFree: isFree })
    setBusy(false)
    if (answer.ok) return onCancelled()
    if (answer.problem.code === 'too-late' && isFree) return onOutdated()
    setProblem(answer.problem)
  }

  return (
    <Dialog open onClose={onClose} title={isWhole ? sureAll : sureRest} closeLabel={words.nav.close}>
      <p>{sureRestText}</p>
      <ul>
        {coming.map(({ reference, start }) => (
          <li key={reference}>{longTime(start, language)}</li>
        ))}
      </ul>
      <p>
        {isWhole ? payNothing : priceOfHad ? format(payHad, { price: formatPrice(priceOfHad, common) }) : payCovered}
      </p>
      {next.fee !== 0 && (
        <p className="asked-fee" role="status">
          {sayFee({ fee: next.fee }, { free: '', fee: lateFee, unknown: lateFeeUnknown }, site)}
        </p>
      )}
      {problem && <ProblemNotice problem={problem} site={site} onRetry={() => void cancel()} />}
      <p className="dialog-actions">
        <Button tone="fjord" onClick={cancel} aria-disabled={isBusy}>
          {isBusy ? words.manage.cancelling : yesRest}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {noRest}
        </Button>
      </p>
    </Dialog>
  )
}
