import { Lungs } from '../../kit/chest.tsx'
import { blush, coral, deep, denim, fjord, honey, mint, night, sand, slate, wood } from '../../kit/colours.ts'
import { Sheet } from '../../kit/things.tsx'

/** Lungs worn by smoke, a breathing test and a cigarette put out. */
export function Copd() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="250" cy="200" r="188" fill={blush} />
      <g transform="translate(-50 6)">
        <Lungs colour={slate} airways={denim} />
        <g fill={night} opacity=".45">
          <circle cx="206" cy="270" r="16" />
          <circle cx="230" cy="318" r="11" />
          <circle cx="190" cy="318" r="9" />
          <circle cx="352" cy="282" r="15" />
          <circle cx="332" cy="324" r="10" />
          <circle cx="374" cy="322" r="8" />
        </g>
      </g>
      <rect y="376" width="560" height="44" fill={wood} />
      <ellipse cx="456" cy="366" rx="82" ry="20" fill={fjord} />
      <ellipse cx="456" cy="358" rx="64" ry="12" fill={deep} />
      <g transform="rotate(-38 470 330)">
        <rect x="400" y="318" width="74" height="20" rx="4" fill="#fff" />
        <rect x="474" y="318" width="34" height="20" rx="4" fill={honey} />
        <rect x="392" y="318" width="12" height="20" rx="4" fill={coral} />
      </g>
      <Sheet x={396} y={66} width={132} height={148} />
      <path d="M414 190V90m0 100h98" stroke={night} strokeWidth="5" strokeLinecap="round" fill="none" />
      <path d="M416 186q16-86 92-92" stroke={mint} strokeWidth="7" fill="none" strokeLinecap="round" />
      <path d="M416 186q30-34 92-42" stroke={coral} strokeWidth="7" fill="none" strokeLinecap="round" />
    </>
  )
}
