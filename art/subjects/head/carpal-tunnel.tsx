import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, night, skins, sky, slate, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The nerve that is squeezed at the wrist. */
export function CarpalTunnel() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={230} />
      <Hand x={226} y={230} skin="light" />
      <path d="M156 300h128v140H144Z" fill={skins.light} />
      <Stroke d="M222 440v-150q0-60-40-100l-40-110m80 190q0-80-20-220m20 180q20-60 44-170" colour={sun} width={9} />
      <path d="M150 306q70 26 140 0l4 40q-74 26-148 0Z" fill={coral} opacity=".85" />
      <Stroke d="M154 326q68 24 136 0" colour="#fff" opacity={0.5} width={6} />
      <path d="M380 300h170v76H380Z" fill={night} />
      <Dots at="404 322 8, 432 322 8, 460 322 8, 488 322 8, 516 322 8, 404 350 8, 516 350 8" fill={slate} />
      <path d="M426 342h68v16h-68Z" fill={slate} />
      <Stroke d="m366 150 30-20m-24 56h36" colour={coral} width={8} />
    </>
  )
}
