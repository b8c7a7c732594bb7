import { coral, fjord, mint, mist, night, pine, sand, sky, sun } from '../../kit/colours.ts'

/** A balance of bacteria that has tipped. */
export function BacterialVaginosis() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="196" r="186" fill={sky} />
      <rect y="388" width="560" height="32" fill={sand} />
      <path d="M270 130h20v236h-20Z" fill={pine} />
      <path d="M216 388q64-40 128 0Z" fill={pine} />
      <path d="m110 110 340 76" stroke={pine} strokeWidth="15" strokeLinecap="round" />
      <circle cx="280" cy="148" r="20" fill={sun} />
      <g fill="none" stroke={night} strokeWidth="4">
        <path d="m116 112-58 110m58-110 58 110M444 184l-58 110m58-110 58 110" />
      </g>
      <path d="M44 222h144q-8 60-72 60t-72-60ZM372 294h144q-8 60-72 60t-72-60Z" fill={fjord} />
      <g stroke={mint} strokeWidth="15" strokeLinecap="round">
        <path d="m90 206 26-14M130 208l24 4" />
      </g>
      <g fill={coral}>
        <circle cx="402" cy="278" r="16" />
        <circle cx="434" cy="282" r="13" />
        <circle cx="466" cy="276" r="17" />
        <circle cx="420" cy="252" r="13" />
        <circle cx="450" cy="248" r="15" />
        <circle cx="486" cy="284" r="9" />
      </g>
    </>
  )
}
