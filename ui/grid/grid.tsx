import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Cards side by side, as many as fit. `row`: a row to swipe on a phone. */
export function Grid({
  children,
  row,
  wide,
  label,
}: {
  children: ReactNode[]
  row?: boolean
  /** Fewer, wider cards: people and text. */
  wide?: boolean
  label?: string
}) {
  return (
    <ul className={classNames('grid', row && 'row', wide && 'wide')} aria-label={label}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes whole and in order, the card has its own identity
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
