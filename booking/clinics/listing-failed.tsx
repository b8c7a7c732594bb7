import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWizard } from '../wizard-context.tsx'

/** The clinics are known, only their free times are not: the visitor can go on, or try again. */
export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  const { words } = useWizard()
  return (
    <Notice tone="warning" live>
      <p>{words.listing.failed}</p>
      <Button tone="quiet" onClick={onRetry}>
        {words.nav.tryAgain}
      </Button>
    </Notice>
  )
}
