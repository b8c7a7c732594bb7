import { useState } from 'react'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** The footer of every screen: questions and answers, over the screen and not instead of it. */
export function Questions({ words }: { words: KioskSite['words'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="kiosk-foot">
      <button type="button" className="kiosk-questions" onClick={() => setOpen(true)}>
        <Icon name="info" />
        {words.nav.questions}
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={words.nav.questions} closeLabel={words.nav.close}>
          <Accordion items={words.questions} group="kiosk-questions" />
        </Dialog>
      )}
    </footer>
  )
}
