import type { ReactNode } from 'react'
import { Art } from '../art/art.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

export interface BentoCell {
  title: string
  text: string
  path: string
  /** 'From 350 kr' */
  more: string
  /** Its first free time. */
  next: ReactNode
  /** Ids of the services that it stands for. */
  services: string
  art: string
  tone: 'deep' | 'sand' | 'sky' | 'mist'
  /** Twice as wide. */
  big?: boolean
}

/** The lines of care as one picture of differently sized fields. */
export function Bento({ cells, artBase }: { cells: BentoCell[]; artBase: string }) {
  return (
    <ul className="bento">
      {cells.map((cell) => (
        <li key={cell.title} className={classNames('cell', cell.tone, cell.big && 'big')} data-services={cell.services}>
          <div>
            <h3>
              <a href={cell.path}>{cell.title}</a>
            </h3>
            <p>{cell.text}</p>
          </div>
          <p className="cell-next small">{cell.next}</p>
          <p className="more">
            {cell.more}
            <Icon name="arrow" />
          </p>
          <Art name={cell.art} base={artBase} spot />
        </li>
      ))}
    </ul>
  )
}
