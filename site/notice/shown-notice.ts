import { closedNoticeKey, noticeId } from '#domain/site/site-notice.ts'

/** Tells whether the notice is hidden, now and when the visitor closes it, which is remembered for the session. `isClosed`: they already have. */
export function watchNotice(tellHidden: (isHidden: boolean) => void, isClosed: boolean) {
  const notice = document.getElementById(noticeId)
  if (!notice) return
  const close = () => {
    notice.remove()
    tellHidden(true)
    try {
      sessionStorage.setItem(closedNoticeKey, 'closed')
    } catch {
      // A browser that forbids storage shows it again in the next document.
    }
  }
  if (isClosed) return close()
  tellHidden(false)
  notice.onsubmit = close
}
