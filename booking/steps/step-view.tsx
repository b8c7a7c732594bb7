import { Suspense, useEffect, useState } from 'react'
import { format } from '#messages/format.ts'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { ErrorNotice } from '#ui/error-boundary/error-notice.tsx'
import { reportPageError } from '#ui/error-boundary/report-page-error.ts'
import { StepSkeleton } from '../frame/step-skeleton.tsx'
import type { StepName } from '../position/choices.ts'
import { useWizard } from '../wizard-context.tsx'
import { findStep, preloadSteps } from './steps.ts'

/** The current step. If its script cannot be fetched, or it fails, everything around it stays: draft, hold, summary. */
export function StepView() {
  const { position } = useWizard()
  const { step } = position
  useEffect(preloadSteps, [])
  return <StepBoundary key={step} step={step} />
}

function StepBoundary({ step }: { step: StepName }) {
  const { words, common, phone } = useWizard()
  const [failures, setFailures] = useState(0)
  /** Some browsers never fetch a module again that failed once: the second try loads the page, which keeps the draft. */
  const isLastTry = failures > 1
  return (
    <ErrorBoundary
      onError={(error) => {
        setFailures(failures + 1)
        reportPageError(error, { page: 'booking', part: step })
      }}
      fallback={(retry) => (
        <ErrorNotice
          words={{
            heading: common.errorPage.serverErrorHeading,
            text: words.problem.stepFailed,
            retry: isLastTry ? words.problem.reload : words.nav.tryAgain,
            call: format(common.article.call, { number: phone }),
          }}
          phone={phone}
          onRetry={isLastTry ? () => location.reload() : retry}
        />
      )}
    >
      <StepBody step={step} />
    </ErrorBoundary>
  )
}

function StepBody({ step }: { step: StepName }) {
  // Found once: a step that was fetched while it is on screen must not be put together anew.
  const [Step] = useState(() => findStep(step))
  return (
    <Suspense fallback={<StepSkeleton step={step} />}>
      <div className="wizard-step">
        <Step />
      </div>
    </Suspense>
  )
}
