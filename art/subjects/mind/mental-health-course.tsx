import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, hairs, leaf, plum, sky, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small group on chairs, and a board with one curve to learn from. */
export function MentalHealthCourse() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} />
      <rect x="150" y="34" width="260" height="150" rx="12" fill="#fff" />
      <rect x="150" y="34" width="260" height="150" rx="12" fill="none" stroke={wood} strokeWidth="10" />
      <Stroke d="M180 150q40-110 90-60t60 20 50-50" colour={coral} width={8} />
      <Person
        x={470}
        y={150}
        scale={0.9}
        skin="tan"
        style="bun"
        hair="brown"
        clothes="shirt"
        colour={leaf}
        look={-0.8}
        height={270}
      />
      <Arm sleeve="M424 250q-30-10-30-60" hand="M394 190l-6-40" colour="#176655" skin="tan" width={24} />
      <g transform="translate(90 300)">
        <circle cy="-10" r="40" fill={hairs.ginger} />
        <path d="M-58 130V70q4-40 58-40t58 40v60Z" fill={plum} />
      </g>
      <g transform="translate(230 306)">
        <circle cy="-10" r="38" fill={hairs.black} />
        <path d="M-58 130V70q4-40 58-40t58 40v60Z" fill={sun} />
      </g>
      <g transform="translate(364 312)">
        <circle cy="-12" r="38" fill={hairs.grey} />
        <path d="M-58 130V70q4-40 58-40t58 40v60Z" fill={coral} />
      </g>
    </>
  )
}
