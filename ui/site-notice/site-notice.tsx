import { noticeId } from '#domain/site/site-notice.ts'
import { Icon } from '../icon/icon.tsx'

/** A line above everything else. A form, so that a press on its button is kept until the script can answer it. */
export function SiteNotice({ text, label, close }: { text: string; label: string; close: string }) {
  return (
    <aside className="site-notice" id={noticeId} aria-label={label}>
      <form className="wrap" method="dialog">
        <p>{text}</p>
        <button type="submit" className="round needs-script" aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </aside>
  )
}
