import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, sand, water } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Two wet footprints, one with its arch and one without. */
export function FlatFeet() {
  return (
    <>
      <Backdrop wall={sand} />
      <Stroke d="M0 140h560M0 280h560M190 0v420M380 0v420" colour="#fff" width={5} opacity={0.5} />
      <g fill={water}>
        <path d="M110 150q4-60 60-62 66 2 70 64 2 40-12 70-6 20-14 22-34-20-40 20-2 30 16 40 20 60-34 66-50-2-50-56 2-30 20-50 4-44-16-74Z" />
        <Dots at="134 74 22, 172 56 15, 202 64 13, 226 82 12, 244 106 10" fill={water} />
        <path d="M330 150q4-60 60-62 66 2 70 64 2 50-12 90-10 40-8 60-4 60-54 62-52-2-50-62 0-60-6-152Z" />
        <Dots at="354 74 22, 392 56 15, 422 64 13, 446 82 12, 464 106 10" fill={water} />
      </g>
      <Stroke d="M346 200q20 60 6 110" colour={coral} width={9} dash="2 16" />
    </>
  )
}
