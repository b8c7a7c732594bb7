import { useState } from 'react'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { format } from '#messages/format.ts'
import { kioskWords } from '#messages/staff/kiosk-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { sayTime } from '../parts/say-time.ts'
import '../parts/shown-once.css'

/** Gives a code for another tablet. It is shown until the screen is left, and kept nowhere. */
export function NewKiosk({ clinic }: { clinic: string }) {
  const words = useWords(kioskWords)
  const locale = useLocale()
  const [name, setName] = useState('')
  const register = useChange('POST /staff/kiosks', ['GET /staff/kiosks'])
  const { data } = register
  return (
    <>
      <form
        className="list-form"
        onSubmit={(event) => {
          event.preventDefault()
          const called = name.trim()
          register.mutate({ body: { clinic, ...(called ? { name: called } : {}) } })
          setName('')
        }}
      >
        <label>
          {words.add}
          <input
            value={name}
            maxLength={fieldLengths.kioskName}
            placeholder={words.nameHint}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <PillButton type="submit" tone="strong" isPending={register.isPending}>
          {words.register}
        </PillButton>
      </form>
      {data && (
        <div className="shown-once" role="status">
          <p>{words.code}</p>
          <strong>{data.code}</strong>
          <p>{format(words.how, { address: data.address, time: sayTime(data.codeExpiresAt, locale) })}</p>
        </div>
      )}
      <ChangeProblem error={register.error} />
    </>
  )
}
