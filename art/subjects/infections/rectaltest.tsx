import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mint, mist, plum, sand, slate, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A swab, a glove and clear steps on a card. */
export function Rectaltest() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} floor={wood} />
      <Sheet x={60} y={70} width={200} height={270} />
      <Dots at="96 120 17, 96 190 17, 96 260 17" fill={coral} />
      <Words x={130} y={112} widths={[100, 76]} gap={18} />
      <Words x={130} y={182} widths={[90, 100]} gap={18} />
      <Words x={130} y={252} widths={[104, 60]} gap={18} />
      <Stroke d="m310 340 110-210" colour={slate} width={9} />
      <ellipse cx="426" cy="120" rx="32" ry="17" fill="#fff" transform="rotate(-62 426 120)" />
      <rect x="456" y="240" width="50" height="156" rx="24" fill="#fff" />
      <path d="M456 320h50v52q0 24-25 24t-25-24Z" fill={mint} />
      <rect x="448" y="216" width="66" height="36" rx="8" fill={plum} />
    </>
  )
}
