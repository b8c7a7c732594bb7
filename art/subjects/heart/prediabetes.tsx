import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, leaf, mist, night, sky, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A gauge that has left the green, sugar on one side and an apple on the other. */
export function Prediabetes() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} y={230} floor={wood} depth={50} />
      <g fill="none" strokeWidth="46">
        <path d="M130 290a150 150 0 0 1 48-110" stroke={leaf} />
        <path d="M178 180a150 150 0 0 1 204 0" stroke={sun} />
        <path d="M382 180a150 150 0 0 1 48 110" stroke={coral} />
      </g>
      <Stroke d="m280 290 34-118" colour={night} width={13} />
      <circle cx="280" cy="290" r="22" fill={night} />
      <path d="M420 320h50v50h-50Zm54 0h50v50h-50Zm-27-54h50v50h-50Z" fill="#fff" />
      <path d="M420 362h50v8h-50Zm54 0h50v8h-50Zm-27-54h50v8h-50Z" fill={fold} />
      <path d="M86 306c-40-20-62 60-16 66 10 0 14-4 20-4s10 4 20 4c46-6 24-86-24-66Z" fill={coral} />
      <Stroke d="M88 306q0-18 12-26" colour={wood} width={6} />
      <path d="M94 290q14-20 34-8-14 18-34 8Z" fill={leaf} />
    </>
  )
}
