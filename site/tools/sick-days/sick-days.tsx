import { useState } from 'react'
import { Choices } from '../parts/choices.tsx'
import type { ToolProps } from '../tool.ts'
import { OwnIllness } from './own-illness.tsx'
import { SickChild } from './sick-child.tsx'
import { sickDaysWords } from './sick-days-words.ts'

const who = ['self', 'child'] as const

export function SickDaysTool({ locale }: ToolProps) {
  const words = sickDaysWords[locale]
  const [ill, setIll] = useState<string>('self')
  return (
    <>
      <Choices
        name="who"
        legend={words.who}
        options={who.map((id) => ({ id, text: words.whoAnswers[id] }))}
        chosen="self"
        onChoose={setIll}
      />
      {ill === 'child' ? <SickChild locale={locale} /> : <OwnIllness locale={locale} />}
    </>
  )
}
