import { useState } from 'react'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolLimits } from '../parts/tool-limits.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import type { ToolProps } from '../tool.ts'
import { clinicReasons, emergencySigns, judgeUrgency, type Urgency, urgentSigns } from './judge-urgency.ts'
import { urgencyWords } from './urgency-words.ts'

const groups = { emergencySigns, urgentSigns, clinicReasons }
const tones = { emergency: 'emergency', urgent: 'urgent', clinic: 'calm', 'self-care': 'calm' } as const
const numbers = { emergency: '113', urgent: '116 117' }

export function TriageTool({ locale }: ToolProps) {
  const words = urgencyWords[locale]
  const [urgency, setUrgency] = useState<Urgency>()
  return (
    <>
      <ToolForm
        errors={[]}
        submit={words.submit}
        onSubmit={(form) => setUrgency(judgeUrgency(form.getAll('sign') as string[]))}
      >
        {Object.entries(groups).map(([group, signs]) => (
          <Checks
            key={group}
            name="sign"
            legend={words[group as keyof typeof groups]}
            options={signs.map((id) => ({ id, text: words[id] }))}
          />
        ))}
      </ToolForm>
      <ToolResult tone={urgency && tones[urgency]}>
        {urgency && (
          <>
            <p className="result-value">{words[`${urgency}Title`]}</p>
            <p>{words[urgency]}</p>
            {urgency === 'emergency' || urgency === 'urgent' ? (
              <ButtonLink href={`tel:${numbers[urgency].replace(' ', '')}`}>
                <Icon name="phone" />
                {format(words.call, { number: numbers[urgency] })}
              </ButtonLink>
            ) : (
              urgency === 'clinic' && <BookLink treatment="gp-consultation" />
            )}
          </>
        )}
      </ToolResult>
      <ToolLimits limits={words.limits} />
    </>
  )
}
