import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWizard } from '../wizard-context.tsx'
import type { Located } from './locate.ts'

/** The button that asks the device where it is, with the reason beside it. */
export function FindNearest({ located, find }: { located: Located; find: () => void }) {
  const { words } = useWizard()
  return (
    <div className="find">
      {located.state !== 'found' && (
        <>
          <Button tone="quiet" onClick={find} aria-describedby="find-reason" disabled={located.state === 'locating'}>
            <Icon name="locate" />
            {words.listing.find}
          </Button>
          <p className="small soft" id="find-reason">
            {words.listing.reason}
          </p>
        </>
      )}
      <p className="find-answer" role="status">
        {located.state === 'locating' && words.listing.locating}
        {located.state === 'unavailable' && (
          <>
            <b>{words.listing.unavailable}</b> {words.listing.unavailableText}
          </>
        )}
      </p>
    </div>
  )
}
