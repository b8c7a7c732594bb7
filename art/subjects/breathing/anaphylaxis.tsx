import { blush, coral, denim, honey, lamp, night, sand, slate, sun, walls, wood } from '../../kit/colours.ts'

/** An adrenaline pen, a wasp and nuts. */
export function Anaphylaxis() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="270" cy="206" r="184" fill={sand} />
      <g transform="rotate(-32 280 210)">
        <rect x="120" y="180" width="276" height="66" rx="22" fill={sun} />
        <rect x="72" y="188" width="62" height="50" rx="14" fill={denim} />
        <rect x="180" y="194" width="130" height="38" rx="8" fill="#fff" />
        <path d="M196 213h54" stroke={coral} strokeWidth="8" strokeLinecap="round" />
        <path d="m268 203 20 10-20 10Z" fill={coral} />
        <rect x="392" y="190" width="42" height="46" rx="10" fill={coral} />
        <path d="M434 213h44" stroke={slate} strokeWidth="6" strokeLinecap="round" />
      </g>
      <g transform="translate(136 118) rotate(14) scale(1.2)">
        <ellipse cx="-18" cy="-30" rx="16" ry="34" fill="#fff" opacity=".85" transform="rotate(-28 -18 -30)" />
        <ellipse cx="16" cy="-30" rx="16" ry="34" fill="#fff" opacity=".85" transform="rotate(22 16 -30)" />
        <ellipse rx="46" ry="24" fill={honey} />
        <path d="M-14-22v44M6-23v46M26-19v38" stroke={night} strokeWidth="9" />
        <circle cx="-48" cy="0" r="17" fill={night} />
        <path d="m46 0 18 3" stroke={night} strokeWidth="5" strokeLinecap="round" />
      </g>
      <rect y="384" width="560" height="36" fill={wood} />
      <path d="M360 384q-10-44 14-64 8-18 24 0 26 20 14 64Z" fill={walls.ochre} />
      <path d="M428 384q0-50 38-56 38 6 38 56Z" fill={wood} />
      <path d="M428 368q38 14 76 0l-2 16h-72Z" fill="#000" opacity=".15" />
      <ellipse cx="466" cy="330" rx="26" ry="8" fill={lamp} />
    </>
  )
}
