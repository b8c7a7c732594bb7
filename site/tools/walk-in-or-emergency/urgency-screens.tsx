import { type FormEvent, useState } from 'react'
import { markets } from '#domain/market/market.ts'
import { type clinicReasons, judgeUrgency, type Urgency } from '#domain/tools/urgency.ts'
import type { Patient, UrgencyScreen } from '#domain/tools/urgency-screens.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../site-context.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { HelpNow } from '../parts/help-now.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

const legends = { emergency: 'emergencySigns', urgent: 'urgentSigns', clinic: 'clinicReasons' } as const

/** The questions about one patient; the answer shows as soon as one box is ticked, and after the last screen. */
export function UrgencyScreens({
  patient,
  screens,
  signs,
  onRestart,
}: {
  patient: Patient
  screens: UrgencyScreen[]
  signs: ToolProps['signs']
  onRestart: () => void
}) {
  const words = useToolWords('walk-in-or-emergency')
  const { emergencyNumber, urgentNumber } = markets[useSite().country]
  const numbers = { emergency: emergencyNumber, urgent: urgentNumber }
  const [step, setStep] = useState(0)
  const [urgency, setUrgency] = useState<Urgency>()
  const screen = screens[step]
  const textOf = (id: string) =>
    signs.find((sign) => sign.id === id)?.label ?? words[id as (typeof clinicReasons)[number]]

  const judge = (event: FormEvent<HTMLFormElement>) => {
    const ticked = new FormData(event.currentTarget).getAll('sign') as string[]
    setUrgency(ticked.length > 0 ? judgeUrgency(ticked, signs) : undefined)
  }
  const goTo = (next: number) => {
    setStep(next)
    setUrgency(next === screens.length ? 'self-care' : undefined)
  }
  const calm = urgency === 'clinic' || urgency === 'self-care' ? urgency : undefined

  return (
    <>
      {screen && (
        <form
          className="form stack"
          method="dialog"
          onChange={judge}
          onSubmit={(event) => {
            event.preventDefault()
            if (!urgency) goTo(step + 1)
          }}
        >
          <p className="small soft">{format(words.progress, { step: step + 1, steps: screens.length })}</p>
          <Checks
            key={step}
            name="sign"
            legend={words[legends[screen.about]]}
            {...(step === 0 && words.hints[patient] && { hint: format(words.hints[patient], numbers) })}
            options={screen.asks.map((id) => ({ id, text: textOf(id) }))}
            takesFocus
          />
          {!urgency && (
            <Button type="submit" tone="fjord">
              {words.none}
            </Button>
          )}
        </form>
      )}
      <HelpNow level={calm ? undefined : (urgency as Exclude<Urgency, 'clinic' | 'self-care'> | undefined)} />
      <ToolResult title={calm && words[`${calm}Title`]}>
        {calm && <p>{format(words[calm], numbers)}</p>}
        {calm === 'clinic' && <BookLink treatment="gp-consultation" />}
      </ToolResult>
      <div className="tool-actions">
        {step > 0 && (
          <Button tone="quiet" onClick={() => goTo(step - 1)}>
            {words.back}
          </Button>
        )}
        <Button tone="quiet" onClick={onRestart}>
          {words.restart}
        </Button>
      </div>
    </>
  )
}
