import { renderToStaticMarkup } from 'react-dom/server'
import { closedNoticeKey, noticeId } from '#domain/site/site-notice.ts'
import type { Messages } from '#messages/messages.ts'
import { SiteNotice } from '#ui/site-notice/site-notice.tsx'

/**
 * Right behind the notice, so that one that was closed is gone before the first paint. An element with an id is a global name. Where
 * storage is forbidden it fails, and the notice stays: the bytes to catch that are not there.
 */
export const noticeScript = `sessionStorage.${closedNoticeKey}&&${noticeId}.remove()`

/** What the server puts at the beginning of the body, outside the part that React renders. */
export function renderNotice(text: string, words: Messages['site']): string {
  const notice = renderToStaticMarkup(<SiteNotice text={text} label={words.notice} close={words.close} />)
  return `${notice}<script>${noticeScript}</script>`
}
