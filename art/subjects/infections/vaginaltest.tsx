import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, pine, rose, slate, wood } from '../../kit/colours.ts'
import { Flower } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A soft swab taken in private, with a curtain drawn. */
export function Vaginaltest() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <path d="M0 0h200q20 200-20 396H0Z" fill={rose} />
      <Stroke d="M50 0q10 200-10 396M110 0q14 200-10 396M166 0q14 200-14 396" colour="#fff" opacity={0.3} width={9} />
      <path d="M0 30h560v14H0Z" fill={wood} />
      <Stroke d="m300 330 120-190" colour={slate} width={9} />
      <ellipse cx="428" cy="130" rx="34" ry="18" fill="#fff" transform="rotate(-58 428 130)" />
      <rect x="470" y="250" width="50" height="146" rx="24" fill="#fff" />
      <rect x="462" y="228" width="66" height="34" rx="8" fill={pine} />
      <Flower x={270} y={396} scale={1} colour={coral} />
    </>
  )
}
