import { type ReactNode, useEffect, useRef } from 'react'
import { consoleWords } from '#messages/staff/console-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'

/** One row of a list, opened beside it. */
export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { close } = useWords(consoleWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="side-panel" aria-label={title} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <PillButton className="side-close" aria-label={close} onPress={onClose}>
        ×
      </PillButton>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
