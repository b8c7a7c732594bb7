import type { SiteTreatment } from '#domain/site/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useWizard } from '../wizard-context.tsx'

/** Buttons that open the dialogs belonging to the treatments on offer, those on video apart: they open by being chosen. */
export function Explainers({ treatments }: { treatments: SiteTreatment[] }) {
  const { words, openDialog } = useWizard()
  const ids = new Set(treatments.flatMap(({ mode, dialog }) => (mode === 'clinic' && dialog ? [dialog] : [])))
  if (ids.size === 0) return null
  return (
    <p className="explainers">
      {[...ids].map((id) => (
        <button key={id} type="button" className="link" onClick={() => openDialog(id)}>
          <Icon name="info" />
          {words.dialog[id as keyof typeof words.dialog].title}
        </button>
      ))}
    </p>
  )
}
