import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, night, rose, sand } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { StomachShape } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small crater in the lining of the stomach. */
export function StomachUlcer() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <StomachShape x={220} y={200} scale={1.15} />
      <Stroke d="M300 130q40 30 30 90" colour="#fff" opacity={0.4} width={9} />
      <circle cx="258" cy="286" r="15" fill={blood} />
      <Stroke d="m272 278 84-56" colour={night} width={4} dash="2 10" />
      <Lens x={420} y={160}>
        <path d="M-91-12h57q6 54 34 54t34-54h57q6 40-22 70-28 33-69 33t-69-33q-28-30-22-70Z" fill={rose} />
        <Stroke d="M-36-10q6 54 36 54t36-54" colour={blood} width={11} />
        <Dots at="-14 62 5, 8 70 6, 26 58 4" fill={blood} />
      </Lens>
    </>
  )
}
