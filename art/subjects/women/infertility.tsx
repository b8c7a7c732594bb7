import { Backdrop } from '../../kit/backdrop.tsx'
import { honey, leaf, mist, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A nest that waits. */
export function Infertility() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Stroke d="M-10 360q200-20 580-120" colour={wood} width={24} />
      <Stroke d="M400 290q60-60 130-70M120 346q-30-60-90-80" colour={wood} width={13} />
      <path
        d="M530 214q-10-46 24-60 20 40-24 60Zm-60 30q-40-10-40-50 44 6 40 50ZM40 270q-46-4-56-44 46-4 56 44Zm50 46q0-44 40-54 10 44-40 54Z"
        fill={leaf}
      />
      <path d="M130 210h270q-10 124-135 128T130 210Z" fill={wood} />
      <ellipse cx="265" cy="212" rx="140" ry="34" fill="#8d5c36" />
      <Stroke
        d="M126 226q60 60 140 50t140-56m-250 60q60 40 120 26t110-50M150 196q50-24 110-20m20 0q70 0 110 22"
        colour={honey}
        width={6}
      />
      <Stroke d="M110 244q-20 0-30 14m330-40q20-10 36 0" colour={honey} width={6} />
      <SunDisc x={440} y={90} r={40} />
    </>
  )
}
