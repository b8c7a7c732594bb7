import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWizard } from '../wizard-context.tsx'
import type { Located } from './locate.ts'

interface Finding {
  located: Located
  find: () => void
}

/** The button that asks the device where it is, with the reason beside it. */
export function FindNearest({ located, find }: Finding) {
  return (
    <div className="find">
      <FindButton located={located} find={find} />
      <FindAnswer located={located} />
    </div>
  )
}

export function FindButton({ located, find }: Finding) {
  const { words } = useWizard()
  if (located.state === 'found') return null
  return (
    <Button tone="quiet" onClick={find} aria-describedby="find-reason" disabled={located.state === 'locating'}>
      <Icon name="locate" />
      {words.listing.find}
    </Button>
  )
}

/** Why the position is asked for, and what came of it. */
export function FindAnswer({ located }: Pick<Finding, 'located'>) {
  const { words } = useWizard()
  return (
    <>
      {located.state !== 'found' && (
        <p className="small soft" id="find-reason">
          {words.listing.reason}
        </p>
      )}
      <p className="find-answer" role="status">
        {located.state === 'locating' && words.listing.locating}
        {located.state === 'unavailable' && (
          <>
            <b>{words.listing.unavailable}</b> {words.listing.unavailableText}
          </>
        )}
      </p>
    </>
  )
}
