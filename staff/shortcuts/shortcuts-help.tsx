import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { shortcutsWords } from '#messages/staff/shortcuts-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { useShortcut } from './use-shortcut.ts'
import './shortcuts.css'

/** What the keys do, under '?'. */
export function ShortcutsHelp() {
  const words = useWords(shortcutsWords)
  const [isOpen, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  const named = { arrows: words.arrows, enter: words.enter, escape: words.escape }
  return (
    <>
      <PillButton className="shortcuts-button" aria-label={words.heading} onPress={() => setOpen(true)}>
        ?
      </PillButton>
      <ModalOverlay className="shortcuts-overlay" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal>
          <Dialog className="shortcuts">
            <Heading slot="title">{words.heading}</Heading>
            <p>{words.intro}</p>
            <dl>
              {Object.entries(words.keys).map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{named[key as keyof typeof named] ?? key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <PillButton slot="close">{words.close}</PillButton>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}
