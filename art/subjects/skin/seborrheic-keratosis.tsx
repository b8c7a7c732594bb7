import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { honey, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Brown spots like drops of wax on an older back. */
export function SeborrheicKeratosis() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <BareBack skin="fair" hair="grey" colour={sun} />
      <Stroke d="M150 190q-20 60 10 110m250-110q20 60-10 110" colour="#000" opacity={0.1} width={7} />
      <g fill={wood}>
        <path d="M196 168c10-14 36-10 38 6s-16 28-32 22-16-16-6-28ZM330 232c16-16 46-8 46 14s-24 30-42 22-20-20-4-36ZM212 282c8-8 24-6 24 6s-12 18-22 12-10-10-2-18Z" />
        <circle cx="338" cy="156" r="11" />
        <circle cx="146" cy="240" r="9" />
        <circle cx="404" cy="190" r="8" />
      </g>
      <Dots
        at="210 172 4, 222 180 3, 346 244 5, 360 254 4, 350 230 3, 222 288 3, 336 152 3"
        fill={honey}
        opacity={0.8}
      />
    </>
  )
}
