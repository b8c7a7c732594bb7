import { Backdrop } from '../../kit/backdrop.tsx'
import { Chest } from '../../kit/chest.tsx'
import { blush, coral, fjord, mist, sky, slate } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Electrodes on the chest, and the line of the heart. */
export function Ecg() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <g transform="translate(-60 0)">
        <Chest skin="brown" />
        <Dots at="200 140 15, 360 140 15, 270 220 15, 306 236 15, 344 250 15, 384 250 15" fill="#fff" />
        <Dots at="200 140 6, 360 140 6, 270 220 6, 306 236 6, 344 250 6, 384 250 6" fill={slate} />
        <Stroke d="M360 140q60-20 90-60m-66 170q40 0 70-40m-110 40q60 40 130 0" colour={fjord} width={5} />
      </g>
      <rect x="352" y="60" width="190" height="200" rx="14" fill="#fff" />
      <Stroke d="M352 110h190m-190 50h190m-190 50h190m-142-150v200m48-200v200m48-200v200" colour={blush} width={3} />
      <Stroke d="M360 164h30l8-14 10 14h8l8-70 12 110 8-40h20l10-16 12 16h50" colour={coral} width={6} />
    </>
  )
}
