import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, honey, mint, mist, skins, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A sore, ripe boil at the back of the neck, and a warm cloth. */
export function Boils() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <path d="M176-10h150v150q4 40 60 54 74 20 80 110v120H36V304q6-90 80-110 56-14 60-54Z" fill={skins.tan} />
      <path d="M168-10h166v76q-34 36-83 36t-83-36Z" fill={hairs.black} />
      <path d="M36 320q100-60 215-60t215 60v110H36Z" fill={fjord} />
      <circle cx="292" cy="176" r="46" fill={coral} opacity=".35" />
      <circle cx="292" cy="176" r="30" fill={coral} />
      <circle cx="292" cy="174" r="12" fill={honey} />
      <path d="M428 326h104v70H428Z" fill="#fff" />
      <path d="M428 326h104v18H428Zm0 34h104v16H428Z" fill={mint} />
      <Stroke
        d="M452 300q-12-18 0-36t0-34m30 70q-12-18 0-36t0-34m30 70q-12-18 0-36t0-34"
        colour={coral}
        width={7}
        opacity={0.5}
      />
    </>
  )
}
