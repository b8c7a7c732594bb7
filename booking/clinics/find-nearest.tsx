import { farAwayKm } from '#domain/distance.ts'
import { format } from '#messages/format.ts'
import { FindNearest as Finder } from '#ui/find-nearest/find-nearest.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { useWizard } from '../wizard-context.tsx'
import type { ListedClinic } from './order-clinics.ts'

/** Asks where the visitor is; the list below is then sorted from there. */
export function FindNearest({ nearest }: { nearest?: ListedClinic }) {
  const { common, location, paths } = useWizard()
  const { nearest: words } = common
  const located = useLocated(location)
  const distance = nearest?.distance ?? 0
  return (
    <Finder location={location} words={words} listPath={paths.clinics}>
      {located.state === 'found' && located.place && format(words.from, { place: located.place })}
      {distance > farAwayKm && (
        <>
          {' '}
          {words.farAway} <a href="?type=video">{words.video}</a>
        </>
      )}
    </Finder>
  )
}
