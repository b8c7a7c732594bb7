import { useState } from 'react'
import { Choices } from '../parts/choices.tsx'
import type { ToolProps } from '../tool.ts'
import { AdultVaccines } from './adult-vaccines.tsx'
import { ChildVaccines } from './child-vaccines.tsx'
import { vaccinesWords } from './vaccines-words.ts'

const who = ['child', 'adult'] as const

export function VaccinesTool({ locale }: ToolProps) {
  const words = vaccinesWords[locale]
  const [age, setAge] = useState<string>('child')
  return (
    <>
      <Choices
        name="who"
        legend={words.who}
        options={who.map((id) => ({ id, text: words.whoAnswers[id] }))}
        chosen="child"
        onChoose={setAge}
      />
      {age === 'adult' ? <AdultVaccines locale={locale} /> : <ChildVaccines locale={locale} />}
    </>
  )
}
