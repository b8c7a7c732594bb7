import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** The terms open in a dialog over the order, so that reading them loses nothing. */
export function Terms({ site: { words, paths } }: { site: Pick<BookingSite, 'words' | 'paths'> }) {
  const [isOpen, setOpen] = useState(false)
  const [before = '', after = ''] = words.confirm.terms.split('{terms}')
  const address = `${paths.privacy}?contentonly=1`
  return (
    <>
      <p>
        {before}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {words.confirm.termsLink}
        </a>
        {after}
      </p>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={words.confirm.termsTitle} closeLabel={words.nav.close}>
          <iframe className="terms-page" src={address} title={words.confirm.termsTitle} />
        </Dialog>
      )}
    </>
  )
}
