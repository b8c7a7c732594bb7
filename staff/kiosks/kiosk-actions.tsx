import { useState } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { kioskWords } from '#messages/staff/kiosk-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'

export type Kiosk = AnswerOf<'GET /staff/kiosks'>['kiosks'][number]

/** Renames a tablet or takes it out of use, which is asked twice: patients may be standing at it. */
export function KioskActions({ kiosk: { id, name } }: { kiosk: Kiosk }) {
  const words = useWords(kioskWords)
  const common = useWords(listWords)
  const [step, setStep] = useState<'rename' | 'revoke'>()
  const [typed, setTyped] = useState(name ?? '')
  const rename = useChange('PATCH /staff/kiosks/{id}', ['GET /staff/kiosks'])
  const revoke = useChange('POST /staff/kiosks/{id}/revoke', ['GET /staff/kiosks'])
  const ofThis = (action: string) => `${action}: ${name ?? words.unnamed}`
  const back = <PillButton onPress={() => setStep(undefined)}>{common.back}</PillButton>
  return (
    <>
      {step === undefined && (
        <Actions>
          <PillButton aria-label={ofThis(words.rename)} onPress={() => setStep('rename')}>
            {words.rename}
          </PillButton>
          <PillButton aria-label={ofThis(words.revoke)} onPress={() => setStep('revoke')}>
            {words.revoke}
          </PillButton>
        </Actions>
      )}
      {step === 'rename' && (
        <form
          className="list-form"
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate({ params: { id }, body: { name: typed } })
            setStep(undefined)
          }}
        >
          <label>
            {common.name}
            <input
              value={typed}
              maxLength={fieldLengths.kioskName}
              required
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <PillButton type="submit" tone="strong">
            {words.save}
          </PillButton>
          {back}
        </form>
      )}
      {step === 'revoke' && (
        <Actions>
          <PillButton tone="strong" isDisabled={revoke.isPending} onPress={() => revoke.mutate({ params: { id } })}>
            {words.revokeSure}
          </PillButton>
          {back}
        </Actions>
      )}
      <ChangeProblem error={rename.error ?? revoke.error} />
    </>
  )
}
