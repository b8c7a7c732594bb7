import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

export interface ChoiceItem {
  id: string
  title: string
  text?: string
  /** '45 min · på klinikken' */
  facts?: ReactNode
  /** The price, to the right. */
  end?: ReactNode
  path: string
  isCurrent: boolean
}

/** Answers to one question, below each other; the whole row can be tapped. */
export function ChoiceList({ items }: { items: ChoiceItem[] }) {
  return (
    <ul className="choices">
      {items.map((item) => (
        <li key={item.id} className="card answer-row">
          <div>
            <h2>
              <a href={item.path} aria-current={item.isCurrent || undefined}>
                {item.title}
              </a>
            </h2>
            {item.text && <p className="small soft">{item.text}</p>}
            {item.facts && <p className="choice-facts small">{item.facts}</p>}
          </div>
          {item.end && <p className="choice-end">{item.end}</p>}
          <Icon name="right" />
        </li>
      ))}
    </ul>
  )
}
