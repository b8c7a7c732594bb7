import type { MouseEvent } from 'react'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { DialogHost } from '../../dialogs/dialog-host.tsx'
import { Notes } from '../../frame/notes.tsx'
import { Progress } from '../../frame/progress.tsx'
import { Summary } from '../../frame/summary.tsx'
import { useHeading } from '../../frame/use-heading.ts'
import { StepView } from '../../steps/step-view.tsx'
import { type Wizard, WizardProvider } from '../../wizard-context.tsx'
import { stepTitle } from '../../words/step-title.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { OtherLanguage } from './other-language.tsx'

/** The booking on the kiosk: the steps of the website in a frame of its own. */
export function KioskWizard({
  wizard,
  followLink,
  kiosk,
  onCancel,
}: {
  wizard: Wizard
  followLink: (event: MouseEvent) => void
  kiosk: KioskSite
  onCancel: () => void
}) {
  const { step } = wizard.position
  const title = stepTitle(wizard.position, wizard)
  const heading = useHeading(wizard)
  const { words } = kiosk
  return (
    <WizardProvider value={wizard}>
      <header className="kiosk-top">
        <button type="button" className="btn quiet" onClick={onCancel}>
          {words.nav.startOver}
        </button>
        <OtherLanguage kiosk={kiosk} />
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div className="wrap wizard" data-step={step} onClick={followLink}>
        <Progress />
        {step !== 'confirm' && <Summary />}
        <div className="wizard-main">
          <ErrorSummary title={wizard.common.validation.errorSummary} errors={wizard.errors} />
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          <Notes />
          <StepView />
        </div>
      </div>
      <DialogHost />
    </WizardProvider>
  )
}
