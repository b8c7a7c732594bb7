import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, mist, pine, sky, slate, wood } from '../../kit/colours.ts'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug, Sheet, Words } from '../../kit/things.tsx'

/** Days at home that are ticked off one by one. */
export function SickDays() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Sheet x={90} y={60} width={290} height={190} />
      <path d="M90 112V74q0-14 14-14h262q14 0 14 14v38Z" fill={coral} />
      <g fill="#f6efe4">
        <rect x="112" y="132" width="72" height="96" rx="12" />
        <rect x="200" y="132" width="72" height="96" rx="12" />
        <rect x="288" y="132" width="72" height="96" rx="12" />
      </g>
      <Stroke d="m128 182 14 16 26-32m48 16 14 16 26-32" colour={leaf} width={11} />
      <circle cx="324" cy="180" r="9" fill={slate} />
      <Phone x={456} y={250} scale={1.05} turn={10} screen={mint}>
        <Words x={-38} y={-70} widths={[76, 56]} colour="#fff" />
        <circle cy="30" r="34" fill="#fff" />
        <Stroke d="m-16 30 12 14 22-28" colour={leaf} width={10} />
      </Phone>
      <Mug x={170} y={398} scale={1.7} colour={pine} />
      <Stroke d="M160 322q-8-12 0-24m22 24q-8-12 0-24" colour="#fff" width={6} opacity={0.85} />
      <rect x="236" y="368" width="130" height="26" rx="13" fill="#fff" transform="rotate(-6 300 380)" />
      <Stroke d="m262 385 60-6" colour={coral} width={9} />
      <circle cx="350" cy="376" r="13" fill={coral} />
    </>
  )
}
