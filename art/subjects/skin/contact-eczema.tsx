import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, night, pine, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A watch strap, and the red mark of it on the wrist. */
export function ContactEczema() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <Forearm skin="light" sleeve={pine} y={190} />
      <path d="M318 191q40 1 78 5l-4 155q-40-1-76-8Z" fill={coral} opacity=".45" />
      <Dots at="330 214 6, 352 236 7, 378 212 5, 340 300 6, 366 320 7, 384 288 5, 334 262 5, 372 256 5" fill={coral} />
      <g transform="translate(190 262)">
        <path d="M-24-80h48v168h-48Z" fill={night} />
        <circle r="54" fill={slate} />
        <circle r="42" fill="#fff" />
        <Stroke d="M0 0v-24m0 24 16 10" colour={night} width={7} />
      </g>
      <g transform="translate(462 92)">
        <circle r="46" fill={honey} />
        <circle r="34" fill={sun} />
        <path d="M0-18 6-6l14 2-10 10 2 14L0 14l-12 6 2-14L-20-4l14-2Z" fill={wood} />
      </g>
      <circle cx="392" cy="74" r="26" fill={slate} />
      <Dots at="384 66 4, 400 66 4, 384 82 4, 400 82 4" fill={night} />
    </>
  )
}
