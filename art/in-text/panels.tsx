import { Children, type ReactNode } from 'react'
import { card, line, mist } from '../kit/colours.ts'

/** The quiet ground of drawings in a text: one picture, or several `Panel` side by side, each with its own middle at 0, 0. */
export function Panels({ children }: { children: ReactNode }) {
  const panels = Children.toArray(children)
  const width = 480 / panels.length
  return (
    <>
      <rect width="480" height="240" fill={mist} />
      {panels.map((panel, index) => {
        const x = index * width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, never reordered
          <g key={index}>
            {index > 0 && <rect x={x - 1} y="20" width="2" height="200" fill={line} />}
            <g transform={`translate(${x + width / 2} 120)`}>{panel}</g>
          </g>
        )
      })}
    </>
  )
}

/** One picture of several; also what stands alone. */
export function Panel({ children }: { children: ReactNode }) {
  return children
}

/** The sign of a panel that shows what to do, or what is as it should be. */
export function RightMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#1c7a67" />
      <path d="m-7 0 5 6 9-11" fill="none" stroke={card} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}

/** The sign of a panel that shows what is not as it should be. */
export function AlarmMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#b3261e" />
      <path d="M0-8V2M0 7.5v.5" fill="none" stroke="#fff" strokeWidth="4.4" strokeLinecap="round" />
    </g>
  )
}
