import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, honey, mist, rose, skins, trim, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Drop } from '../../kit/nature.tsx'
import { DropBottle } from '../../kit/remedies.tsx'

/** The ear from inside, with a plug of wax and softening drops. */
export function Earwax() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M-10-10h580v440H-10Z" fill={skins.fair} opacity=".5" />
      <path d="M-10 130q90-60 130 20 20 20 60 20h250v110H180q-50 0-70 40-50 60-120 10Z" fill={mist} />
      <path d="M-10 110q100-50 140 36 14 20 50 20h250" fill="none" stroke={rose} strokeWidth="15" />
      <path d="M-10 346q80 30 126-36 14-26 60-26h254" fill="none" stroke={rose} strokeWidth="15" />
      <ellipse cx="438" cy="226" rx="16" ry="62" fill={trim} />
      <path d="M460 226h50q30-50 40 0t-40 50q-20-20-50-20Z" fill={rose} />
      <path d="M270 172q40 6 70-2 40 6 60 4 6 50 0 106-50-10-70-2-40-8-60-2-20-50 0-104Z" fill={honey} />
      <Dots at="300 200 9, 350 230 12, 320 258 8, 380 200 7" fill={wood} opacity={0.7} />
      <g transform="rotate(120 110 100)">
        <DropBottle x={110} y={140} scale={0.9} glass={denim} />
      </g>
      <Drop x={196} y={218} scale={0.6} />
    </>
  )
}
