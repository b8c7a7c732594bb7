import { useEffect, useRef } from 'react'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { Actions } from './actions.tsx'
import './question.css'

/** Asks whether it is meant, in place of the button. It has the focus itself, not 'Yes': that would be pressed by a key held too long. */
export function Question({
  text,
  label = text,
  sure,
  isPending = false,
  onSure,
  onBack,
}: {
  /** What it means, where that is not plain. */
  text?: string
  /** What is read out where there is no text. */
  label?: string | undefined
  sure: string
  isPending?: boolean
  onSure: () => void
  onBack: () => void
}) {
  const { back } = useWords(listWords)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="question" role="group" aria-label={label} tabIndex={-1} ref={group}>
      {text && <p>{text}</p>}
      <Actions>
        <PillButton tone="strong" isPending={isPending} onPress={onSure}>
          {sure}
        </PillButton>
        <PillButton onPress={onBack}>{back}</PillButton>
      </Actions>
    </div>
  )
}
