import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Cards side by side, as many as fit. `row`: a row to swipe on a phone. */
export function Grid({
  children,
  row,
  wide,
  label,
  shown = children.length,
  order,
}: {
  children: ReactNode[]
  row?: boolean
  /** Fewer, wider cards: people and text. */
  wide?: boolean
  label?: string
  /** How many cards are visible; the others are rendered too, because live data may change the order. */
  shown?: number
  /** now: by live state (open, free times), as soon as it is known. */
  order?: 'now'
}) {
  return (
    <ul className={classNames('grid', row && 'row', wide && 'wide')} aria-label={label} data-order={order}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes whole and in order, the card has its own identity
        <li key={index} hidden={index >= shown}>
          {child}
        </li>
      ))}
    </ul>
  )
}
