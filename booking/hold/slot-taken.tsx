import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { keep } from '../position/links.ts'
import { NearestTogether } from '../together/nearest-together.tsx'
import { useWizard } from '../wizard-context.tsx'
import { NearestSlots } from './nearest-slots.tsx'

/**
 * Somebody else was faster, or the time is no longer there at all: back to the times, or one of the nearest right here. What was
 * typed stays.
 */
export default function SlotTaken({ isGone, onChosen }: { isGone: boolean; onChosen?: () => void }) {
  const { position, words, common, go } = useWizard()
  const { treatment, choices } = position
  const Nearest = choices.people ? NearestTogether : NearestSlots
  const taken = choices.people ? words.together.taken : common.problems[treatment?.group ? 'group-full' : 'slot-taken']
  return (
    <Notice tone="error" live>
      <p>
        <b>{isGone ? words.hold.gone : taken}</b>
      </p>
      {!treatment?.group && <Nearest onChosen={onChosen} />}
      <Button tone="quiet" onClick={() => go(keep(position, { slot: undefined }))}>
        {words.nav.goBack}
      </Button>
    </Notice>
  )
}
