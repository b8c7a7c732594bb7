import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, rose, skins, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A swab at the back of the throat. */
export function ThroatSwab() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={210} />
      <circle cx="210" cy="210" r="160" fill={skins.tan} />
      <path d="M110 180q100-70 200 0 10 140-100 150-110-10-100-150Z" fill="#7a2f26" />
      <path d="M110 180q100-70 200 0-20 20-100 20t-100-20Z" fill="#fff" />
      <path d="M146 280q64-50 128 0-8 46-64 50-56-4-64-50Z" fill={rose} />
      <path d="M202 198h16v34q-8 12-16 0Z" fill={rose} />
      <Stroke d="M250 246 520 150" colour={slate} width={9} />
      <ellipse cx="252" cy="246" rx="27" ry="15" fill="#fff" transform="rotate(-20 252 246)" />
      <rect x="446" y="270" width="46" height="130" rx="22" fill="#fff" />
      <rect x="440" y="250" width="58" height="32" rx="8" fill={coral} />
    </>
  )
}
