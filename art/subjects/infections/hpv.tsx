import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, lamp, mint, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Syringe } from '../../kit/remedies.tsx'

/** A virus behind the shield that a vaccine gives. */
export function Hpv() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={230} floor={sand} />
      <path d="M230 50q70 40 140 36 10 190-140 270Q80 276 90 86q70 4 140-36Z" fill={fjord} />
      <path d="M230 80q54 30 114 32 0 150-114 212-114-62-114-212 60-2 114-32Z" fill={mint} />
      <circle cx="230" cy="192" r="66" fill={coral} />
      <Dots at="230 192 15, 230 146 12, 230 238 12, 190 168 12, 270 168 12, 190 216 12, 270 216 12" fill={lamp} />
      <Syringe x={458} y={210} turn={24} scale={1.2} colour={sun} />
    </>
  )
}
