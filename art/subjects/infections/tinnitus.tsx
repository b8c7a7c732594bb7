import { Backdrop } from '../../kit/backdrop.tsx'
import { deep, hairs, mint, skins, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { EarSide } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A tone that nobody else can hear. */
export function Tinnitus() {
  return (
    <>
      <Backdrop wall={deep} />
      <path d="M340-10h230v440H370q-24-60-34-130-26-160 4-310Z" fill={skins.tan} />
      <path d="M340-10h230v190q-90 0-130-60-60-20-108-16Z" fill={hairs.black} />
      <EarSide x={330} y={220} scale={1.25} skin="tan" />
      <Stroke d="M40 210h40l14-40 20 90 20-120 20 140 20-100 16 40h40" colour={sun} width={8} />
      <circle cx="300" cy="220" r="30" fill="none" stroke={sun} strokeWidth="6" strokeOpacity=".8" />
      <circle cx="300" cy="220" r="54" fill="none" stroke={sun} strokeWidth="5" strokeOpacity=".4" />
      <path d="M90 90v60m0-60 50-14v60" stroke={mint} strokeWidth="8" fill="none" strokeLinecap="round" />
      <Dots at="80 152 13, 130 138 13" fill={mint} />
    </>
  )
}
