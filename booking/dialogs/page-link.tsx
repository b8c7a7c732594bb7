import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useKiosk } from '../wizard-context.tsx'

/** A link to a page that opens over the booking, so that reading it loses nothing; without script in a new tab. */
export function PageLink({
  path,
  title,
  closeLabel,
  children,
}: {
  path: string
  title: string
  closeLabel: string
  children: ReactNode
}) {
  const kiosk = useKiosk()
  const [isOpen, setOpen] = useState(false)
  const address = `${path}?contentonly=1`
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        data-inside
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={title} closeLabel={closeLabel}>
          <iframe
            className="terms-page"
            src={address}
            title={title}
            onLoad={kiosk && ((event) => kiosk.keepFrameInside(event.currentTarget))}
          />
        </Dialog>
      )}
    </>
  )
}
