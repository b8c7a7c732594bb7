import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { StepName } from '../position/choices.ts'
import type { Position } from '../position/position.ts'
import { whyPassed } from '../position/why-passed.ts'
import { useWizard, type Wizard } from '../wizard-context.tsx'
import { choiceName } from '../words/step-title.ts'

/** Why the visitor is where they are, when it is not quite what they asked for. */
export function Notes() {
  const wizard = useWizard()
  const { position, words } = wizard
  const passed = passedJustBefore(position)
  return (
    <>
      {position.notes.length > 0 && (
        <Notice tone="warning" live>
          {position.notes.map((note) => (
            <p key={note}>{format(words.note[note], { name: wizard.catalogue.partner?.name ?? '' })}</p>
          ))}
        </Notice>
      )}
      {passed.length > 0 && (
        <div className="passed-over small">
          {passed.map((step) => (
            <p key={step}>{describePassed(step, wizard)}</p>
          ))}
        </div>
      )}
    </>
  )
}

function describePassed(step: StepName, wizard: Wizard): string {
  const { position, words, catalogue } = wizard
  const wish = whyPassed(step, position, catalogue)
  const sentence = wish ? { practitioner: words.note.passedWith, clinic: words.note.passedAt }[wish] : words.note.passed
  return format(sentence, {
    what: words.summary[step as 'service' | 'treatment' | 'area' | 'clinic'],
    choice: choiceName(step, position, wizard),
    name: (wish && position[wish]?.name) ?? '',
  })
}

/** The steps that were passed over on the way to this one. */
function passedJustBefore({ step, steps, passed, treatment }: Position): StepName[] {
  const earlier = steps.slice(0, steps.indexOf(step))
  const lastReal = earlier.findLastIndex((it) => !passed.includes(it))
  // What is online has no place to choose.
  const isPlace = (it: StepName) => it === 'area' || it === 'clinic'
  return earlier.slice(lastReal + 1).filter((it) => !(treatment?.group?.isOnline && isPlace(it)))
}
