import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { keepFrameInside } from '../kiosk/keep-inside.ts'
import type { Wizard } from '../wizard-context.tsx'

/** The terms are accepted with the order; the privacy policy informs. Both open over the order, so that reading them loses nothing. */
export function Terms({ site: { words, paths, kiosk } }: { site: Pick<Wizard, 'words' | 'paths' | 'kiosk'> }) {
  const { confirm, nav } = words
  const pages = {
    terms: { link: confirm.termsLink, title: confirm.termsTitle, address: `${paths.terms}?contentonly=1` },
    privacy: { link: confirm.privacyLink, title: confirm.privacyTitle, address: `${paths.privacy}?contentonly=1` },
  }
  const [open, setOpen] = useState<keyof typeof pages>()
  const parts = confirm.terms.split(/\{(terms|privacy)\}/)
  return (
    <>
      <p>
        {parts.map((part) =>
          part === 'terms' || part === 'privacy' ? (
            <a
              key={part}
              href={pages[part].address}
              target="_blank"
              rel="noreferrer"
              data-inside
              onClick={(event) => {
                event.preventDefault()
                setOpen(part)
              }}
            >
              {pages[part].link}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {open && (
        <Dialog open onClose={() => setOpen(undefined)} title={pages[open].title} closeLabel={nav.close}>
          <iframe
            className="terms-page"
            src={pages[open].address}
            title={pages[open].title}
            onLoad={kiosk && ((event) => keepFrameInside(event.currentTarget))}
          />
        </Dialog>
      )}
    </>
  )
}
