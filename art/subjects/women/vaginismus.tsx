import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, pine, rose, sky, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A bud that opens in its own time. */
export function Vaginismus() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={leaf} depth={40} />
      <Stroke d="M110 384V250M280 384V210M450 384V190" colour={pine} width={10} />
      <path
        d="M110 330q-36-4-44-36 38 0 44 36Zm170-10q40-8 48-44-44 0-48 44Zm170 0q-44-6-52-42 46-2 52 42Zm0 20q44-8 52-44-48 0-52 44Z"
        fill={leaf}
      />
      <path d="M110 260q-44-30 0-100 44 70 0 100Z" fill={coral} />
      <path d="M110 262q-34-6-36-50 30 10 36 50Zm0 0q34-6 36-50-30 10-36 50Z" fill={leaf} />
      <path d="M280 222q-60-30-40-110 50 20 40 110Zm0 0q60-30 40-110-50 20-40 110Z" fill={rose} />
      <path d="M280 224q-40-50 0-120 40 70 0 120Z" fill={coral} />
      <path d="M450 200q-90 0-90-80 60-10 90 80Zm0 0q90 0 90-80-60-10-90 80Z" fill={rose} />
      <path d="M450 200q-66-50-34-120 50 20 34 120Zm0 0q66-50 34-120-50 20-34 120Z" fill={coral} />
      <circle cx="450" cy="186" r="18" fill={sun} />
      <SunDisc x={70} y={70} r={36} />
    </>
  )
}
