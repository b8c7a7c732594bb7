import { type ReactNode, useEffect, useRef } from 'react'
import { consoleWords } from '#messages/staff/console-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useReturnFocus } from '../app/use-return-focus.ts'
import { useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'

/** Something to edit beside the week, never over it. */
export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { close } = useWords(consoleWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnFocus()
  useEffect(() => heading.current?.focus(), [])
  useShortcut('Escape', onClose)
  return (
    <section className="roster-panel" aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <PillButton aria-label={close} onPress={onClose}>
          ×
        </PillButton>
      </header>
      {children}
    </section>
  )
}
