import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

/** A large button for one of few choices. */
export function ChoiceButton({
  icon,
  title,
  text,
  onChoose,
}: {
  icon: ReactNode
  title: string
  text: string
  onChoose: () => void
}) {
  return (
    <button type="button" className="kiosk-choice" onClick={onChoose}>
      {icon}
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Icon name="right" />
    </button>
  )
}
