import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, plum, sky } from '../../kit/colours.ts'
import { Hand } from '../../kit/hand.tsx'
import { Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Hands with swollen, sore knuckles in the morning. */
export function RheumatoidArthritis() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={240} />
      <SunDisc x={490} y={84} r={44} />
      <Hand x={240} y={280} skin="fair" nails sleeve={plum} turn={-4} />
      <g fill={coral} opacity=".55">
        <circle cx="158" cy="206" r="26" />
        <circle cx="210" cy="188" r="27" />
        <circle cx="262" cy="192" r="27" />
        <circle cx="306" cy="220" r="24" />
        <circle cx="146" cy="146" r="17" />
        <circle cx="206" cy="118" r="17" />
        <circle cx="266" cy="124" r="17" />
        <circle cx="326" cy="166" r="16" />
      </g>
      <Stroke d="m92 176-24-12m38-50-16-22m262 4 20-18" colour="#d9483b" width={5} />
      <Tablets x={462} y={300} turn={-10} colour={plum} />
    </>
  )
}
