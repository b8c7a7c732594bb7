import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, plum, sand } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Round knots in the wall of the womb. */
export function Fibroids() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <Womb x={280} y={196} scale={1.5}>
        <circle cx="-52" cy="-46" r="25" fill={plum} />
        <circle cx="60" cy="-64" r="19" fill={plum} />
        <circle cx="30" cy="4" r="16" fill={plum} />
        <circle cx="-24" cy="34" r="12" fill={plum} />
        <Stroke d="M-66-52q4-12 14-14M50-70q4-8 12-8m-40 80q4-6 10-6" colour="#fff" width={4} opacity={0.6} />
      </Womb>
    </>
  )
}
