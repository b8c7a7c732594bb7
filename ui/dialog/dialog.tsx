import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'
import { Icon } from '../icon/icon.tsx'

/** A window over the page, by the browser's own dialog: it keeps focus inside, Esc closes it, focus returns. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // What it covers is drawn anew, which takes several frames on a slow phone: the tap is shown first.
  const close = () => afterPaint(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  // Before it is removed: the browser gives the focus back only when a dialog is closed.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Esc and the button close it too
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="dialog-body">
        <button type="button" className="round" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </button>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
