import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, night, sand, skins, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A scar before, and a softer line after. */
export function LaserScars() {
  return (
    <>
      <Backdrop wall={sand} />
      <path d="M0 130h560v220H0Z" fill={skins.tan} />
      <path d="M280 130h8v220h-8Z" fill="#fff" opacity=".6" />
      <Stroke d="M50 250q90-40 190 0" colour="#b9604f" width={17} />
      <Stroke d="m80 222 8 40m40-54 4 44m46-38-4 42m40-24-8 34" colour="#b9604f" width={8} />
      <Stroke d="M330 250q90-40 190 0" colour={skins.light} width={9} />
      <g transform="rotate(20 300 60)">
        <rect x="276" y="-40" width="50" height="110" rx="18" fill="#fff" />
        <path d="M276 0h50v20h-50Z" fill={fjord} />
        <path d="M288 70h26l-4 28h-18Z" fill={night} />
      </g>
      <Stroke d="m276 108-50 100" colour={coral} width={8} />
      <circle cx="222" cy="218" r="21" fill={sun} opacity=".6" />
      <Stroke d="M250 388h60m-22-18 24 18-24 18" colour={fjord} width={9} />
    </>
  )
}
