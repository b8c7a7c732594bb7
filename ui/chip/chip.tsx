import type { ReactNode } from 'react'

/** A short choice that leads somewhere; `current` marks the one that is shown. */
export function Chip({ path, current, children }: { path: string; current?: boolean; children: ReactNode }) {
  return (
    <a className="chip" href={path} aria-current={current || undefined}>
      {children}
    </a>
  )
}

export function ChipList({ label, children }: { label?: string; children: ReactNode[] }) {
  return (
    <ul className="chips" aria-label={label}>
      {children.map((chip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chips are a fixed list that never reorders
        <li key={index}>{chip}</li>
      ))}
    </ul>
  )
}
