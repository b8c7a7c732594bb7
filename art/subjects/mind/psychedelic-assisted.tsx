import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, honey, mint, mist, night, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A study that is still under way: questions, notes and time. */
export function PsychedelicAssisted() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={220} floor={wood} />
      <Profile x={230} y={210} mirror skin="brown" hair="black" colour={denim} />
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path d="M186 112q0-44 44-44t44 44-40 40-32-32 28-26 18 20" stroke={sun} />
      </g>
      <Dots at="150 70 7, 310 60 6, 290 130 5, 166 150 5" fill={mint} />
      <Sheet x={400} y={70} width={130} height={170} />
      <Words x={418} y={104} widths={[92, 70, 84]} gap={26} />
      <circle cx="466" cy="206" r="20" fill={sun} />
      <Stroke d="M466 196v10l8 6" colour={night} width={5} />
      <path d="M430 300h84v10q0 24-30 42 30 18 30 42v4h-84v-4q0-24 30-42-30-18-30-42Z" fill="#fff" opacity=".9" />
      <path d="M440 396q4-24 32-32 28 8 32 32ZM446 320h52q-8 14-26 22-18-8-26-22Z" fill={honey} />
      <path d="M422 290h100v12H422Zm0 104h100v8H422Z" fill={wood} />
    </>
  )
}
