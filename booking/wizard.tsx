import { type ReactNode, useState } from 'react'
import { loadAttribute } from '#domain/site/page-places.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { resumeFlow } from './flows/instance.ts'
import { useFlow } from './flows/use-flow.ts'
import { webFlow } from './flows/web.ts'
import { Notes } from './frame/notes.tsx'
import { Progress } from './frame/progress.tsx'
import { StartingFrame } from './frame/starting-frame.tsx'
import { Summary } from './frame/summary.tsx'
import { useHeading } from './frame/use-heading.ts'
import { PartnerLine } from './partner/partner-line.tsx'
import { StepView } from './steps/step-view.tsx'
import { type BookingSite, WizardProvider } from './wizard-context.tsx'
import { stepTitle } from './words/step-title.ts'

/** The booking, from 'Choose type' to 'Confirm order'. Where the visitor is follows from the address alone. */
export function BookingWizard({ site, lead, below }: { site: BookingSite; lead: ReactNode; below: ReactNode }) {
  const [instance] = useState(() => resumeFlow(site.flows, webFlow))
  const { wizard, followLink } = useFlow(instance, site)
  const { step } = wizard.position
  const title = stepTitle(wizard.position, site)
  const heading = useHeading(wizard)
  return (
    <WizardProvider value={wizard}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div className="wrap wizard" {...{ [loadAttribute]: 'query' }} data-step={step} onClick={followLink}>
        <Progress />
        {/* The order itself says everything, with the same ways to change it. */}
        {step !== 'confirm' && <Summary />}
        <StartingFrame instance={instance} label={site.words.nav.loading} />
        {/* A step is a page of its own: as the same element it would jump to another place, and browsers count that. */}
        <div className="wizard-main" key={step}>
          <ErrorSummary title={site.common.validation.errorSummary} errors={wizard.errors} />
          <PartnerLine />
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {step === 'type' && lead}
          <Notes />
          <StepView />
        </div>
      </div>
      {step === 'type' && below}
      <DialogHost />
    </WizardProvider>
  )
}
