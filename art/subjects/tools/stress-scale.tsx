import { blush, card, coral, deep, fjord, honey, mint, night, sand, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** A head full of tangled thoughts beside a gauge. */
export function StressScale() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <rect y="360" width="560" height="60" fill={sand} />
      <Person
        x={180}
        y={250}
        scale={1.45}
        skin="light"
        style="bun"
        hair="ginger"
        colour={fjord}
        mood="sore"
        height={190}
      />
      <path
        d="M120 96c30-50 110-54 130-8s-58 66-82 34 30-70 76-50 34 84-22 78-94-46-60-78 110-20 104 26-70 52-104 24"
        fill="none"
        stroke={night}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(410 248)">
        <circle r="112" fill={card} />
        <g fill="none" strokeWidth="24">
          <path d="M-78 45A90 90 0 0 1-78-45" stroke={mint} />
          <path d="M-72-54A90 90 0 0 1-6-90" stroke={sun} />
          <path d="M6-90A90 90 0 0 1 72-54" stroke={honey} />
          <path d="M78-45A90 90 0 0 1 78 45" stroke={coral} />
        </g>
        <path d="m-8 8 52-56-34 64Z" fill={deep} stroke={deep} strokeWidth="6" strokeLinejoin="round" />
        <circle r="16" fill={deep} />
      </g>
    </>
  )
}
