import type { ReactNode } from 'react'
import { describeStart } from '#messages/dates.ts'
import { useSite } from '../../site-context.tsx'

/**
 * 'today 14:20'. Until the time is known, and without script, `instead`. The element around it says whose time it is
 * (data-services, data-person): show-facts.ts fills it in before React is loaded.
 */
export function FirstFree({
  start,
  label,
  instead,
}: {
  start: string | null | undefined
  /** Said before the time. */
  label?: string
  instead?: ReactNode
}) {
  const { page } = useSite()
  const next = start ? describeStart(start, new Date(), page.language) : undefined
  return (
    <>
      {instead && (
        <span data-fact="instead" hidden={next !== undefined}>
          {instead}
        </span>
      )}
      <span className="first-free" data-fact="next" hidden={!next}>
        {label && `${label} `}
        <span data-fact="day">{next?.day}</span> <b data-fact="time">{next?.time}</b>
      </span>
    </>
  )
}
