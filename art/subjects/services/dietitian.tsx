import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, honey, leaf, mint, mist, rose, sand, slate, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A plate in parts: vegetables, bread and fish. */
export function Dietitian() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} r={196} />
      <circle cx="280" cy="210" r="156" fill="#fff" />
      <circle cx="280" cy="210" r="124" fill={fold} />
      <path d="M280 210V86a124 124 0 0 0 0 248Z" fill={leaf} />
      <path d="M280 210h124a124 124 0 0 1-124 124Z" fill={honey} />
      <path d="M280 210V86a124 124 0 0 1 124 124Z" fill={rose} />
      <Dots at="226 150 24, 204 216 24, 236 276 22" fill={mint} />
      <Dots at="250 208 13, 190 168 10, 256 128 10" fill={coral} />
      <path d="M306 156q40-36 74 0-34 36-74 0Zm-2 0-14-16v32Z" fill="#fff" opacity=".8" />
      <path d="M310 240h56v34q-28 14-56 0Z" fill={wood} />
      <Stroke d="M70 360V200m-22-100v60q0 34 22 40m0-100v60m22-60v60q0 34-22 40" colour={slate} width={10} />
      <path d="M484 100q34 30 30 120h-22v140q-14 12-22 0V100q6-8 14 0Z" fill={slate} />
    </>
  )
}
