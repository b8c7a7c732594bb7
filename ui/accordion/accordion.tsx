import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Questions that unfold, without any script. */
export function Accordion({
  items,
  group,
}: {
  items: { question: string; answer: ReactNode }[]
  /** Items of one group close each other. */
  group?: string
}) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.question} name={group}>
          <summary>
            {item.question}
            <Icon name="down" />
          </summary>
          <div className="answer">{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
