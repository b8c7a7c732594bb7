import { coral, fjord, lamp, mint, mist, night, pine, sky, sun, water } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Heart } from '../../kit/things.tsx'

/** A sleeve rolled up, a plaster on the arm, the syringe put down. */
export function Vaccine() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="226" cy="220" r="176" fill={sky} />
      <Person
        x={216}
        y={150}
        scale={1.35}
        skin="dark"
        style="afro"
        hair="black"
        clothes="plain"
        colour={sun}
        look={0.6}
        height={250}
      />
      <path d="M276 256q44 10 48 66l4 110h-64l-4-96Z" fill="#6f4330" />
      <path d="M270 246q56 0 58 58l-66 6Z" fill={sun} />
      <g transform="rotate(12 296 350)">
        <rect x="272" y="330" width="52" height="26" rx="12" fill={lamp} />
        <rect x="286" y="336" width="24" height="14" rx="4" fill={coral} />
      </g>
      <g transform="rotate(40 446 190)">
        <rect x="418" y="110" width="56" height="128" rx="12" fill="#fff" />
        <path d="M418 168h56v58q0 12-12 12h-32q-12 0-12-12Z" fill={water} />
        <path d="M430 130h14m-14 22h14m-14 22h14" stroke={night} strokeWidth="5" strokeLinecap="round" />
        <path d="M446 238v60" stroke={night} strokeWidth="5" strokeLinecap="round" />
        <path d="M446 110V66m-26 0h52m-66 44h80" stroke={pine} strokeWidth="10" strokeLinecap="round" />
      </g>
      <path d="M420 344h76v60h-76Z" fill="#fff" />
      <path d="M430 320h56v26h-56Z" fill={fjord} />
      <Heart x={458} y={384} scale={0.7} />
      <rect y="402" width="560" height="18" fill={mint} />
    </>
  )
}
