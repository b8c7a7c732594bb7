import { anyOf } from '#domain/tools/answers.ts'
import { judgeMole, moleSigns } from '#domain/tools/mole.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import { MolePicture } from './mole-picture.tsx'

export function MoleTool() {
  const words = useToolWords('mole-abcde')
  const form = useToolForm({ seen: { read: anyOf(moleSigns), error: words.question } })
  const advice = form.given && judgeMole(form.given.seen)
  return (
    <>
      <ToolForm form={form} button={words.submit}>
        <Checks
          name="seen"
          legend={words.question}
          hint={words.pictures}
          options={moleSigns.map((id) => ({ id, text: words[id], picture: <MolePicture sign={id} /> }))}
        />
      </ToolForm>
      <ToolResult title={advice && words[`${advice}Title`]}>
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
