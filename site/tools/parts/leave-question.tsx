import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToolWords } from './use-tool-words.ts'

/** Whether to leave a diary that is kept nowhere else. */
export function LeaveQuestion({ save, leave, stay }: { save: () => void; leave: () => void; stay: () => void }) {
  const texts = useToolWords('diary').unsaved
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
