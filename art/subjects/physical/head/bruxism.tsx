import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, deep, honey, mint, rose } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Moon } from '../../../kit/nature.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Teeth that grind at night, and a splint. */
export function Bruxism() {
  return (
    <>
      <Backdrop wall={deep} />
      <Moon x={480} y={76} />
      <Dots at="80 70 4, 140 40 3, 420 140 3" fill={honey} />
      <path d="M70 130q210-60 420 0l-10 60H80ZM70 310q210 60 420 0l-10-60H80Z" fill={rose} />
      <g fill="#fff">
        <path d="M92 170h56v36q-28 18-56 0Zm64 0h56v44q-28 18-56 0Zm64 0h56v46q-28 18-56 0Zm64 0h56v46q-28 18-56 0Zm64 0h56v44q-28 18-56 0Zm64 0h56v36q-28 18-56 0Z" />
        <path d="M92 270h56v-36q-28-18-56 0Zm64 0h56v-42q-28-18-56 0Zm64 0h56v-42q-28-18-56 0Zm64 0h56v-42q-28-18-56 0Zm64 0h56v-42q-28-18-56 0Zm64 0h56v-36q-28-18-56 0Z" />
      </g>
      <path d="M84 206q196 40 392 0v26q-196 40-392 0Z" fill={mint} opacity=".85" />
      <Stroke d="M40 200H10m36 30H20m500-30h30m-36 30h26" colour={coral} width={9} />
    </>
  )
}
