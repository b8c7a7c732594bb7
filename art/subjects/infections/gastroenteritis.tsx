import { coral, deep, fjord, mint, mist, sand, sky, slate, water } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'

/** A bucket, small sips and a sachet of salts. */
export function Gastroenteritis() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="270" cy="210" r="180" fill={sky} />
      <Germ x={96} y={96} r={28} fill={coral} />
      <Germ x={470} y={84} r={20} fill={mint} />
      <Germ x={196} y={60} r={13} fill={mint} />
      <rect y="376" width="560" height="44" fill={sand} />
      <path d="M84 216q74-110 148 0" fill="none" stroke={slate} strokeWidth="8" />
      <path d="M70 216h176l-22 150q-2 14-16 14h-100q-14 0-16-14Z" fill={fjord} />
      <ellipse cx="158" cy="216" rx="88" ry="20" fill={deep} />
      <path d="M88 262h140l-3 20H91Z" fill={mint} opacity=".6" />
      <path d="M286 226h104l-12 142q-2 12-14 12h-52q-12 0-14-12Z" fill="#fff" opacity=".85" />
      <path d="M291 282h94l-8 86q-2 8-12 8h-54q-10 0-12-8Z" fill={water} />
      <path d="m398 150-44 190" stroke={slate} strokeWidth="9" strokeLinecap="round" />
      <ellipse cx="404" cy="136" rx="15" ry="24" fill={slate} transform="rotate(13 404 136)" />
      <g transform="rotate(8 468 310)">
        <rect x="416" y="240" width="104" height="138" rx="8" fill="#fff" />
        <path d="M416 248q0-8 8-8h88q8 0 8 8v28H416Z" fill={coral} />
        <path d="M468 294q30 34 30 50a30 26 0 0 1-60 0q0-16 30-50Z" fill={water} />
      </g>
    </>
  )
}
