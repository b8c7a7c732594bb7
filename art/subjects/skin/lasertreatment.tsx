import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mist, night, skins, sky, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A point of light that works on fine red veins. */
export function Lasertreatment() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <path d="M-20 250q150-40 300-30t300 10v200H-20Z" fill={skins.light} />
      <Stroke
        d="M120 290q40-20 70 6t60-4 50 14m-80-6q10 30 40 36m90-50q30-20 60 4t60-10m-60 8q0 30 30 40"
        colour={coral}
        width={6}
      />
      <g transform="rotate(30 330 120)">
        <rect x="300" y="-30" width="60" height="150" rx="20" fill="#fff" />
        <path d="M300 20h60v26h-60Z" fill={fjord} />
        <path d="M312 120h36l-8 40h-20Z" fill={night} />
      </g>
      <Stroke d="m300 178-30 94" colour={coral} width={9} />
      <circle cx="268" cy="278" r="34" fill={sun} opacity=".4" />
      <circle cx="268" cy="278" r="15" fill={sun} />
      <g transform="translate(110 110)">
        <path d="M-70-30h140q14 0 10 20l-10 30q-30 20-50-10h-40q-20 30-50 10l-10-30q-4-20 10-20Z" fill={leaf} />
      </g>
    </>
  )
}
