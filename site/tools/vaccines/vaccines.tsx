import { useState } from 'react'
import { Choices } from '../parts/choices.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { AdultVaccines } from './adult-vaccines.tsx'
import { ChildVaccines } from './child-vaccines.tsx'

const who = ['child', 'adult'] as const

export function VaccinesTool({ locale }: ToolProps) {
  const words = useToolWords('vaccines')
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
      {age === 'adult' ? <AdultVaccines /> : <ChildVaccines locale={locale} />}
    </>
  )
}
