import { Dialog } from '#ui/dialog/dialog.tsx'
import { useWizard } from '../wizard-context.tsx'
import { AppDialog } from './app-dialog.tsx'
import { CovidQuestions } from './covid-questions.tsx'
import { CovidTests } from './covid-tests.tsx'
import { PhysioOrChiro } from './physio-or-chiro.tsx'

/** The informational dialogs, by the id that the catalogue gives to a treatment. */
export default function Dialogs({ id, onClose }: { id: string; onClose: () => void }) {
  const { words } = useWizard()
  const known = words.dialog[id as keyof typeof words.dialog]
  if (!known) return null
  return (
    <Dialog open onClose={onClose} title={known.title} closeLabel={words.nav.close}>
      <Content id={id as keyof typeof words.dialog} />
    </Dialog>
  )
}

function Content({ id }: { id: keyof ReturnType<typeof useWizard>['words']['dialog'] }) {
  switch (id) {
    case 'physiotherapist-or-chiropractor':
      return <PhysioOrChiro />
    case 'covid-which-test':
      return <CovidTests />
    case 'covid-questions':
      return <CovidQuestions />
    default:
      return <AppDialog id={id} />
  }
}
