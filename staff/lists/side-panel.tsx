import { type ReactNode, useEffect, useRef } from 'react'
import { consoleWords } from '#messages/staff/console-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useReturnFocus } from '../app/use-return-focus.ts'
import { useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'

/** One row of a list, opened beside it. `stage`: what has become of it; with each new one the buttons differ, and the reader goes on at the top. */
export function SidePanel({
  title,
  stage,
  onClose,
  children,
}: {
  title: string
  stage?: string
  onClose: () => void
  children: ReactNode
}) {
  const { close } = useWords(consoleWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus goes to the heading whenever the stage is another
  useEffect(() => heading.current?.focus(), [stage])
  useShortcut('Escape', onClose)
  return (
    <section className="side-panel" aria-label={title}>
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
