import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { BookingSite } from '../wizard-context.tsx'

export interface SummaryRow {
  name: string
  value: string
  note?: string
  /** Where it is changed; nothing where there was only one choice. */
  path?: string
  action?: string
}

/** Choices, each with the way to change it. On a phone a bar that unfolds. */
export function SummaryBox({
  heading,
  rows,
  short,
  time,
  shortPrice,
  price,
  priceNote,
  note,
  site: { words },
}: {
  heading: string
  rows: readonly SummaryRow[]
  /** What the bar says. */
  short: readonly (string | false | null | undefined)[]
  /** The one of them that stays on its line. */
  time?: string | null
  /** In the bar. */
  shortPrice?: string | false
  price?: string | false
  /** For how many it is. */
  priceNote?: string | undefined
  note?: string | false | undefined
  site: Pick<BookingSite, 'words'>
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="sum" aria-label={heading} data-open={isOpen || undefined}>
      <button type="button" className="sum-bar" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="unseen">{isOpen ? words.summary.hide : words.summary.show}: </span>
        <span className="sum-short">
          {short.map(
            (part) =>
              part && (
                <span key={part} className={classNames('sum-part', part === time && 'sum-time')}>
                  {part}{' '}
                </span>
              ),
          )}
        </span>{' '}
        {shortPrice && <span className="sum-short-price">{shortPrice}</span>}
        <Icon name="down" />
      </button>
      <div className="sum-all">
        <h2>{heading}</h2>
        <dl>
          {rows.map((row) => (
            <div key={row.name} className="sum-row">
              <dt>{row.name}</dt>
              <dd>
                {row.value}
                {row.note && <span className="small soft"> {row.note}</span>}
              </dd>
              {row.path && (
                <dd className="sum-edit">
                  <a href={row.path} aria-label={`${row.action}: ${row.name}`}>
                    {row.action}
                  </a>
                </dd>
              )}
            </div>
          ))}
          {price && (
            <div className="sum-row">
              <dt>{words.summary.price}</dt>
              <dd className="sum-price">{price}</dd>
              {priceNote && <dd className="small soft">{priceNote}</dd>}
            </div>
          )}
        </dl>
        {note && <p className="small soft">{note}</p>}
      </div>
    </aside>
  )
}
