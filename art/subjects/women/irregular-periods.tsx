import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, sky, sun } from '../../kit/colours.ts'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Months whose marks fall where they like. */
export function IrregularPeriods() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Month x={210} y={206} scale={1.05} turn={-8} head={coral} marked={[3, 4, 5, 26]} />
      <Month x={356} y={240} scale={1.05} turn={6} marked={[0, 1, 13, 14, 15, 16]}>
        <circle cx="0" cy="52" r="17" fill="none" stroke={sun} strokeWidth="6" />
        <Stroke d="M-66 54q66-50 132 0" colour={sun} width={5} dash="2 12" />
      </Month>
      <Stroke d="M466 60q-4-28 24-30t26 22q-2 16-22 24v18m0 22v2" colour={coral} width={11} />
    </>
  )
}
