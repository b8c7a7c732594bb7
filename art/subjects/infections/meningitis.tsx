import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, night, sand, skins, water } from '../../kit/colours.ts'

/** The glass test: spots on an arm that can still be seen through a drinking glass. */
export function Meningitis() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} floor={sand} />
      <path d="M-10 268q120-46 290-34t290-40v150q-150 44-300 34T-10 404Z" fill={skins.tan} />
      <g fill={coral}>
        <circle cx="92" cy="310" r="9" />
        <circle cx="138" cy="344" r="7" />
        <circle cx="160" cy="296" r="8" />
        <circle cx="470" cy="286" r="8" />
        <circle cx="508" cy="316" r="7" />
      </g>
      <path d="M214 96h176l-22 240q-66 18-132 0Z" fill={water} opacity=".55" />
      <path d="M214 96h176l-22 240q-66 18-132 0Z" fill="none" stroke="#fff" strokeWidth="12" strokeLinejoin="round" />
      <ellipse cx="302" cy="96" rx="88" ry="18" fill="#fff" opacity=".7" />
      <g fill={coral}>
        <circle cx="268" cy="290" r="9" />
        <circle cx="306" cy="312" r="10" />
        <circle cx="338" cy="282" r="8" />
        <circle cx="296" cy="262" r="7" />
      </g>
      <path d="m250 130 14 150" stroke="#fff" strokeWidth="10" strokeLinecap="round" opacity=".8" />
      <path d="M404 70q40 20 42 60" fill="none" stroke={night} strokeWidth="8" strokeLinecap="round" />
      <path d="m430 120 16 14 12-18" fill="none" stroke={night} strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
