import { closedNoticeKey, noticeId } from '#domain/site/site-notice.ts'

/** Tells whether the notice is hidden, now and when the visitor closes it, which is remembered for the session. */
export function watchNotice(tellHidden: (isHidden: boolean) => void) {
  const notice = document.getElementById(noticeId)
  if (!notice) return
  tellHidden(false)
  notice.onsubmit = () => {
    notice.remove()
    tellHidden(true)
    try {
      sessionStorage.setItem(closedNoticeKey, 'closed')
    } catch {
      // A browser that forbids storage shows it again in the next document.
    }
  }
}
