import { Backdrop } from '../../../kit/backdrop.tsx'
import { BareBack } from '../../../kit/chest.tsx'
import { coral, lamp, mist, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Tightness between the shoulder blades after a day at the desk. */
export function ThoracicPain() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <BareBack skin="dark" hair="black" colour={sun} />
      <path
        d="M150 140q60-20 80 20 4 60-40 110-40-50-40-130ZM410 140q-60-20-80 20-4 60 40 110 40-50 40-130Z"
        fill="#fff"
        opacity=".14"
      />
      <Stroke d="M280 60v290" colour={lamp} width={17} dash="1 28" />
      <Pain x={280} y={190} r={22} />
      <Stroke d="M232 150q20 10 26 24m70-24q-20 10-26 24m-70 60q20-10 26-24m70 24q-20-10-26-24" colour={coral} />
    </>
  )
}
