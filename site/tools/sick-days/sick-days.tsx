import { useState } from 'react'
import { Choices } from '../parts/choices.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { OwnIllness } from './own-illness.tsx'
import { SickChild } from './sick-child.tsx'

const who = ['self', 'child'] as const

export function SickDaysTool({ locale }: ToolProps) {
  const words = useToolWords('sick-days')
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
      {ill === 'child' ? <SickChild /> : <OwnIllness locale={locale} />}
    </>
  )
}
