import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, night, skins, sky, sun, water } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A tummy like a balloon, full of air. */
export function Bloating() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={230} />
      <path
        d="M118-10h244q-20 70 10 130 60 90 20 180-20 50-14 130H102q6-80-14-130-40-90 20-180 30-60 10-130Z"
        fill={skins.light}
      />
      <path d="M118-10h244q-6 36-6 56-116 34-232 0 0-20-6-56Z" fill={coral} />
      <path d="M86 326q150 60 308 0l-16 104H102Z" fill={coral} />
      <path
        d="M240 232q-6 12 0 22"
        fill="none"
        stroke="#000"
        strokeOpacity=".25"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g fill={water} opacity=".7">
        <circle cx="180" cy="190" r="30" />
        <circle cx="250" cy="170" r="20" />
        <circle cx="300" cy="220" r="34" />
        <circle cx="200" cy="270" r="22" />
        <circle cx="262" cy="286" r="26" />
      </g>
      <Stroke d="M70 150q-40 80-4 170m344-170q40 80 4 170" colour={coral} width={8} dash="2 18" />
      <path d="M490 60q46 4 46 60 0 46-46 66-46-20-46-66 0-56 46-60Z" fill={sun} />
      <path d="m480 184 20 0 6 14h-32Z" fill={sun} />
      <Stroke d="M490 198q-16 40 4 70t-6 60" colour={night} width={4} />
    </>
  )
}
