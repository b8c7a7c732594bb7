import { format } from '#messages/format.ts'
import { classNames } from '#ui/class-names.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** The way through some questions: a slim line with their names. */
export function StepLine({
  names,
  now,
  passed = [],
  site: { words },
}: {
  names: readonly string[]
  /** The place of the one that is asked. */
  now: number
  /** Places of those that had only one answer. */
  passed?: readonly number[]
  site: Pick<BookingSite, 'words'>
}) {
  return (
    <div className="way">
      <ol className="way-steps" aria-label={words.nav.progressLabel}>
        {names.map((name, index) => {
          const isPassed = passed.includes(index)
          const state = index === now ? 'is-now' : index < now && (isPassed ? 'passed' : 'done')
          return (
            <li key={name} className={classNames(state)} aria-current={index === now ? 'step' : undefined}>
              <span>{name}</span>
              {isPassed && <span className="unseen">, {words.nav.onlyChoice}</span>}
            </li>
          )
        })}
      </ol>
      <p className="small soft">{format(words.nav.progress, { step: now + 1, steps: names.length })}</p>
    </div>
  )
}
