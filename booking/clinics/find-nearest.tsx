import { formatDistance } from '#messages/distance.ts'
import { format } from '#messages/format.ts'
import { FindNearest as Finder } from '#ui/find-nearest/find-nearest.tsx'
import { useWizard } from '../wizard-context.tsx'
import type { ListedClinic } from './order-clinics.ts'

/** Asks where the visitor is; the list below is then sorted from there. */
export function FindNearest({ nearest }: { nearest?: ListedClinic }) {
  const { common, language, location, paths } = useWizard()
  const { heading, away } = common.nearest
  return (
    <Finder
      location={location}
      words={common.nearest}
      listPath={paths.clinics}
      videoPath="?type=video"
      kilometres={nearest?.distance}
    >
      {nearest?.distance !== undefined &&
        `${heading}: ${nearest.name}, ${format(away, { distance: formatDistance(nearest.distance, language) })}.`}
    </Finder>
  )
}
