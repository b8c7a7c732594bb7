import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { WarningLevel } from '#domain/facts/warning-sign.ts'
import { markets } from '#domain/market.ts'
import { clinicReasons, judgeUrgency, type Urgency } from '#domain/tools/urgency.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../site-context.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { HelpNow } from '../parts/help-now.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

/** The most dangerous first, one question at a time; the answer shows as soon as one box is ticked. */
export function UrgencyTool({ signs }: ToolProps) {
  const words = useToolWords('walk-in-or-emergency')
  const { emergencyNumber, urgentNumber } = markets[useSite().country]
  const numbers = { emergency: emergencyNumber, urgent: urgentNumber }
  const askedAt = (level: WarningLevel) =>
    signs.filter((sign) => sign.level === level).map(({ id, label }) => ({ id, text: label }))
  const questions = [
    { name: 'emergencySigns', options: askedAt('emergency') },
    { name: 'urgentSigns', options: [...askedAt('maternity'), ...askedAt('urgent')] },
    { name: 'clinicReasons', options: clinicReasons.map((id) => ({ id, text: words[id] })) },
  ] as const
  const [step, setStep] = useState(0)
  const [urgency, setUrgency] = useState<Urgency>()
  const question = questions[step]

  const form = useRef<HTMLFormElement>(null)
  const judge = useCallback(() => {
    if (!form.current) return
    const ticked = new FormData(form.current).getAll('sign') as string[]
    setUrgency(ticked.length > 0 ? judgeUrgency(ticked, signs) : undefined)
  }, [signs])
  // A box may have been ticked before hydration.
  useEffect(judge, [judge])
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (urgency) return
    setStep(step + 1)
    if (step + 1 === questions.length) setUrgency('self-care')
  }
  const restart = () => {
    setStep(0)
    setUrgency(undefined)
  }
  const calm = urgency === 'clinic' || urgency === 'self-care' ? urgency : undefined

  return (
    <>
      {question && (
        <form ref={form} className="form stack" method="dialog" onChange={judge} onSubmit={goOn}>
          <Checks
            key={question.name}
            name="sign"
            legend={words[question.name]}
            options={question.options}
            takesFocus={step > 0}
          />
          {!urgency && (
            <Button type="submit" tone="fjord">
              {words.none}
            </Button>
          )}
        </form>
      )}
      <HelpNow level={urgency === 'clinic' || urgency === 'self-care' ? undefined : urgency} />
      <ToolResult title={calm && words[`${calm}Title`]}>
        {calm && <p>{format(words[calm], numbers)}</p>}
        {calm === 'clinic' && <BookLink treatment="gp-consultation" />}
      </ToolResult>
      {(step > 0 || urgency) && (
        <Button tone="quiet" onClick={restart}>
          {words.restart}
        </Button>
      )}
    </>
  )
}
