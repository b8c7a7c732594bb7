import { format } from '#messages/format.ts'
import { classNames } from '#ui/class-names.ts'
import type { StepName } from '../position/choices.ts'
import { useWizard } from '../wizard-context.tsx'

/** The way through the booking: a slim line with the names of the steps. */
export function Progress() {
  const { position, words } = useWizard()
  // The code is a part of 'Your information'.
  const steps = position.steps.filter((step): step is Exclude<StepName, 'code'> => step !== 'code')
  const now = steps.indexOf(position.step === 'code' ? 'information' : position.step)
  return (
    <div className="way">
      <ol className="way-steps" aria-label={words.nav.progressLabel}>
        {steps.map((step, index) => {
          const isPassed = position.passed.includes(step)
          const state = index === now ? 'is-now' : index < now && (isPassed ? 'passed' : 'done')
          return (
            <li key={step} className={classNames(state)} aria-current={index === now ? 'step' : undefined}>
              <span>{words.short[step]}</span>
              {isPassed && <span className="unseen">, {words.nav.onlyChoice}</span>}
            </li>
          )
        })}
      </ol>
      <p className="small soft">{format(words.nav.progress, { step: now + 1, steps: steps.length })}</p>
    </div>
  )
}
