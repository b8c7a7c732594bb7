import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

/** A large button for one of few choices. */
export function ChoiceButton({
  icon,
  title,
  text,
  onChoose,
}: {
  icon: IconName
  title: string
  text: string
  onChoose: () => void
}) {
  return (
    <button type="button" className="kiosk-choice" onClick={onChoose}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Icon name="right" />
    </button>
  )
}
