import type { Locale } from '#domain/market/locale.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

const words = {
  no: {
    title: 'Dagboken er ikke lagret',
    text: 'Den ligger bare på denne siden, og blir borte når du går herfra. Last den ned hvis du vil fortsette en annen dag.',
    downloadAndLeave: 'Last ned og gå videre',
    leave: 'Gå uten å lagre',
    stay: 'Bli på siden',
  },
  en: {
    title: 'Your diary isn’t saved',
    text: 'It’s only on this page, and is gone when you leave. Download it if you want to go on another day.',
    downloadAndLeave: 'Download and leave',
    leave: 'Leave without saving',
    stay: 'Stay on this page',
  },
}

/** Whether to leave a diary that is kept nowhere else. */
export function LeaveQuestion({
  locale,
  save,
  leave,
  stay,
}: {
  locale: Locale
  save: () => void
  leave: () => void
  stay: () => void
}) {
  const texts = words[locale]
  return (
    <div className="notice warning" role="alertdialog" aria-labelledby="unsaved" tabIndex={-1} ref={showQuestion}>
      <div>
        <h3 id="unsaved">{texts.title}</h3>
        <p>{texts.text}</p>
        <div className="tool-actions">
          <Button
            onClick={() => {
              save()
              leave()
            }}
          >
            <Icon name="download" />
            {texts.downloadAndLeave}
          </Button>
          <Button tone="quiet" onClick={leave}>
            {texts.leave}
          </Button>
          <Button tone="quiet" onClick={stay}>
            {texts.stay}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The link or Back that was used is elsewhere on the page, and a menu may be open over the question. */
function showQuestion(question: HTMLElement | null) {
  if (!question) return
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
  question.scrollIntoView({ block: 'center' })
  question.focus({ preventScroll: true })
}
