import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, cloth, coral, fjord, rose, sun, wood } from '../../kit/colours.ts'
import { Flower } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Bubble, Heart } from '../../kit/things.tsx'

/** A bed with two pillows, and a talk about what is between. */
export function Sexologist() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <path d="M80 396V230q0-40 40-40h320q40 0 40 40v166Z" fill={wood} />
      <rect x="112" y="226" width="154" height="84" rx="28" fill="#fff" />
      <rect x="294" y="226" width="154" height="84" rx="28" fill="#fff" />
      <path d="M90 300q190-30 380 0v100H90Z" fill={coral} />
      <path d="M90 300q190-30 380 0v26q-190-30-380 0Z" fill={cloth} />
      <Bubble x={175} y={92} scale={1.36} colour={fjord} />
      <Bubble x={385} y={84} scale={1.36} colour={sun} mirror />
      <Heart x={174} y={100} scale={1} colour="#fff" />
      <Stroke d="M366 78q0-18 18-18t18 18q0 10-18 18v8m0 10v1" colour="#fff" width={8} />
      <Flower x={280} y={300} scale={0.7} colour={rose} />
    </>
  )
}
