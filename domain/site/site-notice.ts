/** A line above every page on some days, from the first to the last of them. */
export interface NoticeDays {
  from: string
  to: string
}

/** The notice of a day, YYYY-MM-DD. */
export function noticeOn<Notice extends NoticeDays>(notices: readonly Notice[], day: string): Notice | undefined {
  return notices.find(({ from, to }) => from <= day && day <= to)
}

/** In the storage of the session: the visitor has closed the notice. The inline script reads it by this name. */
export const closedNoticeKey = 'notice'
/** The element, which scripts find by its id. */
export const noticeId = 'notice'
