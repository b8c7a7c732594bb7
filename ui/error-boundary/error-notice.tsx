import { telephoneLink } from '#domain/market/market.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

export interface ErrorNoticeProps {
  words: { heading: string; text: string; retry: string; call: string }
  /** As it is written; spaces are left out of the link. */
  phone: string
  /** 1 where it stands for the whole page. */
  level?: 1 | 2
  onRetry: () => void
}

/** What is shown in the place of something that failed: what happened, another try, and a number to phone. */
export function ErrorNotice({ words, phone, level = 2, onRetry }: ErrorNoticeProps) {
  const Heading = `h${level}` as const
  return (
    <Notice tone="error" live>
      <Heading>{words.heading}</Heading>
      <p>{words.text}</p>
      <div className="error-actions">
        <Button onClick={onRetry}>{words.retry}</Button>
        <a href={telephoneLink(phone)}>{words.call}</a>
      </div>
    </Notice>
  )
}
