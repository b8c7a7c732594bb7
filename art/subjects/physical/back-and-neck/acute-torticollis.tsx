import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, skins, sky, slate, wood } from '../../../kit/colours.ts'
import { Head } from '../../../kit/head.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Woken with a neck that will not turn. */
export function AcuteTorticollis() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <path d="M150 420q0-90 100-100h80q100 10 100 100Z" fill={coral} />
      <path d="M262 240h60l6 90q-36 20-72 0Z" fill={skins.light} />
      <g transform="translate(270 180) rotate(-24) scale(2.1)">
        <Head skin="light" style="short" hair="auburn" mood="sore" />
      </g>
      <Pain x={330} y={292} r={19} />
      <Stroke d="M404 120q40 50 20 110m-32-24 32 28 24-36" colour={slate} width={9} />
      <Stroke d="m440 120 40 40m0-40-40 40" colour={coral} width={10} />
      <rect x="40" y="70" width="110" height="70" rx="26" fill="#fff" transform="rotate(-14 95 105)" />
    </>
  )
}
