import { blush, coral, night, pine, sand, water } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** A butterfly at the throat working too fast. */
export function OveractiveThyroid() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="280" cy="210" r="190" fill={sand} />
      <Person
        x={280}
        y={120}
        scale={1.75}
        skin="tan"
        style="ponytail"
        hair="black"
        clothes="plain"
        colour={pine}
        mood="sore"
        height={190}
      />
      <circle cx="280" cy="210" r="74" fill={coral} opacity=".2" />
      <g fill={coral}>
        <path d="M272 196c-26-32-58-24-54 12s34 42 54 18Z" />
        <path d="M288 196c26-32 58-24 54 12s-34 42-54 18Z" />
      </g>
      <path d="M280 186v46" stroke={night} strokeWidth="7" strokeLinecap="round" />
      <g fill={water}>
        <path d="M206 84q12 18 12 26a12 12 0 0 1-24 0q0-8 12-26ZM362 66q10 16 10 22a10 10 0 0 1-20 0q0-6 10-22Z" />
      </g>
      <g fill="none" stroke={coral} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M24 300h50l12-24 18 62 18-96 16 78 10-20h30M424 300h30l10-24 18 62 18-96 16 78 8-20h20" />
      </g>
    </>
  )
}
