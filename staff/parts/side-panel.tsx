import { type ReactNode, useEffect, useRef } from 'react'
import { consoleWords } from '#messages/staff/console-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useReturnFocus } from '../app/use-return-focus.ts'
import { useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'

/**
 * Something opened beside a list, a week or a day, never over it. Escape closes it unless somebody is typing. `stage`: what has become of
 * it; with each new one the buttons differ, and the reader goes on at the top.
 */
export function SidePanel({
  title,
  label = title,
  tag,
  stage,
  onClose,
  children,
}: {
  /** Undefined until it is known. */
  title: string | undefined
  /** Where the title is a patient's name. */
  label?: string | undefined
  tag?: ReactNode
  stage?: string
  onClose: () => void
  children: ReactNode
}) {
  const { close } = useWords(consoleWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = title !== undefined
  useReturnFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus goes to the heading once it is there and whenever the stage is another
  useEffect(() => heading.current?.focus(), [isThere, stage])
  useShortcut('Escape', onClose)
  return (
    <section className="side-panel" aria-label={label}>
      <PillButton className="side-panel-close" aria-label={close} onPress={onClose}>
        ×
      </PillButton>
      {isThere && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {tag}
      {children}
    </section>
  )
}
