import { useState } from 'react'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import type { ToolProps } from '../tool.ts'
import { type Advice, judgeMole, type Sign, signs } from './judge-mole.ts'
import { moleWords } from './mole-words.ts'

export function MoleTool({ locale }: ToolProps) {
  const words = moleWords[locale]
  const [advice, setAdvice] = useState<Advice>()
  return (
    <>
      <ToolForm
        errors={[]}
        submit={words.submit}
        onSubmit={(form) => setAdvice(judgeMole(form.getAll('seen') as Sign[]))}
      >
        <Checks name="seen" legend={words.question} options={signs.map((id) => ({ id, text: words[id] }))} />
      </ToolForm>
      <ToolResult title={advice && words[`${advice}Title`]} level={advice === 'soon' ? 'urgent' : 'non-urgent'}>
        {advice && (
          <>
            <p>{words[advice]}</p>
            {advice !== 'watch' && <BookLink treatment="mole-check" />}
          </>
        )}
      </ToolResult>
    </>
  )
}
