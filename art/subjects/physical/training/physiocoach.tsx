import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, fjord, fold, leaf, mist, sand, skins, slate, wood } from '../../../kit/colours.ts'
import { Phone } from '../../../kit/room.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Sheet, Words } from '../../../kit/things.tsx'

/** An exercise plan on the phone that follows you home. */
export function Physiocoach() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <Phone x={190} y={206} scale={1.45} turn={-5} screen={mist}>
        <circle cy="-62" r="16" fill={skins.tan} />
        <Stroke d="M0-44V0m0-30-30 16M0-30l30-18M0 0l-22 36M0 0l26 32" colour={leaf} width={12} />
        <rect x="-44" y="58" width="88" height="14" rx="7" fill={fold} />
        <rect x="-44" y="58" width="56" height="14" rx="7" fill={coral} />
        <circle cy="90" r="10" fill={fjord} />
      </Phone>
      <Sheet x={340} y={90} width={180} height={230} />
      <Stroke d="m362 132 10 12 18-22m-28 62 10 12 18-22m-28 62 10 12 18-22" colour={leaf} width={7} />
      <Words x={410} y={134} widths={[88, 70, 80]} gap={50} />
      <circle cx="372" cy="290" r="11" fill="none" stroke={slate} strokeWidth="5" />
      <Words x={410} y={290} widths={[60]} />
    </>
  )
}
