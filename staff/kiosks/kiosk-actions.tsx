import { useState } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { kioskWords } from '#messages/staff/kiosk-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { takeLostFocus } from '../app/take-lost-focus.ts'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { Question } from '../parts/question.tsx'
import { useQuestion } from '../parts/use-question.ts'

export type Kiosk = AnswerOf<'GET /staff/kiosks'>['kiosks'][number]

/** Renames a tablet or takes it out of use, which is asked twice: patients may be standing at it. */
export function KioskActions({
  kiosk: { id, name },
  isRevoking,
  onRevoke,
}: {
  kiosk: Kiosk
  isRevoking: boolean
  onRevoke: () => void
}) {
  const words = useWords(kioskWords)
  const common = useWords(listWords)
  const { open, close, asks } = useQuestion<'rename' | 'revoke'>()
  const [typed, setTyped] = useState(name ?? '')
  const rename = useChange('PATCH /staff/kiosks/{id}', ['GET /staff/kiosks'])
  const ofThis = (action: string) => `${action}: ${name ?? words.unnamed}`
  return (
    <>
      {open === undefined && (
        <Actions>
          <PillButton aria-label={ofThis(words.rename)} {...asks('rename')}>
            {words.rename}
          </PillButton>
          <PillButton aria-label={ofThis(words.revoke)} {...asks('revoke')}>
            {words.revoke}
          </PillButton>
        </Actions>
      )}
      {open === 'rename' && (
        <form
          className="list-form"
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate({ params: { id }, body: { name: typed } })
            close()
          }}
        >
          <label>
            {common.name}
            <input
              value={typed}
              maxLength={fieldLengths.kioskName}
              required
              ref={takeLostFocus}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <PillButton type="submit" tone="strong">
            {words.save}
          </PillButton>
          <PillButton onPress={close}>{common.back}</PillButton>
        </form>
      )}
      {open === 'revoke' && (
        <Question
          label={ofThis(words.revoke)}
          sure={words.revokeSure}
          isPending={isRevoking}
          onSure={onRevoke}
          onBack={close}
        />
      )}
      <ChangeProblem error={rename.error} />
    </>
  )
}
