import { Backdrop } from '../../kit/backdrop.tsx'
import { mint, mist, night, sky, sun } from '../../kit/colours.ts'
import { HeartOrgan } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A heart whose rhythm has lost its beat. */
export function AtrialFibrillation() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} y={190} />
      <HeartOrgan x={280} y={186} scale={1.02} />
      <Stroke d="M300 150q16-16 28 0t26-4m-34 36q14-16 26 0" colour={sun} width={8} />
      <rect y="318" width="560" height="102" fill={night} />
      <Stroke
        d="M0 372h60l10-34 14 62 10-28h50l8-30 12 50 8-20h96l10-40 14 66 10-26h30l8-28 12 44 8-16h70l10-36 14 62 10-26h90"
        colour={mint}
        width={6}
      />
    </>
  )
}
