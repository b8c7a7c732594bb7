import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, cloth, coral, denim, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Cloud } from '../../kit/nature.tsx'
import { Pump } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The backs of a child's knees with dry red patches, and the cream that helps. */
export function AtopicEczema() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={220} floor={wood} />
      <path
        d="M96-10h112q6 120-6 190-10 60-4 130l-6 90h-86q4-60-4-110-20-150-6-300Zm140 0h112q14 150-6 300-8 50-4 110h-86l-6-90q6-70-4-130-12-70-6-190Z"
        fill={skins.fair}
      />
      <path d="M82-10h278l-4 92H232l-10-30-10 30H88Z" fill={denim} />
      <path d="M98 372h102v48H92Zm146 0h102l6 48H244Z" fill={cloth} />
      <g fill={coral} opacity=".5">
        <path d="M120 190c18-18 60-14 66 8s-20 46-44 42-40-32-22-50ZM252 194c20-20 62-12 66 12s-22 40-46 36-38-30-20-48Z" />
      </g>
      <Stroke d="M124 210q30 14 62 0m68 2q30 14 62 0" colour="#000" opacity={0.16} width={6} />
      <Dots at="140 204 6, 160 222 5, 174 200 4, 274 208 6, 296 222 5, 304 202 4, 132 226 4" fill={coral} />
      <Pump x={462} y={396} scale={1.15} label={sun} />
      <Cloud x={440} y={120} scale={0.9} />
    </>
  )
}
