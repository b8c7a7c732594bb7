import { coral, deep, fjord, honey, leaf, mint, night, pine, sun, wood } from '../kit/colours.ts'

function Spruce({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-6 0h12v-20H-6Z" fill={wood} />
      <path d="M0-150-30-96h14L-40-52h16L-48-14H48L24-52h16L16-96h14Z" fill={leaf} />
    </g>
  )
}

/** A cabin where the network does not reach, but the lamp is lit. */
export function Offline() {
  return (
    <>
      <rect width="560" height="420" fill={deep} />
      <circle cx="446" cy="86" r="40" fill={sun} />
      <circle cx="464" cy="76" r="36" fill={deep} />
      <g fill="#fff" opacity=".8">
        <circle cx="70" cy="60" r="3" />
        <circle cx="160" cy="110" r="2" />
        <circle cx="340" cy="50" r="3" />
        <circle cx="380" cy="150" r="2" />
        <circle cx="510" cy="170" r="3" />
        <circle cx="40" cy="170" r="2" />
      </g>
      <path d="M-10 420 120 210q24-34 50 0l60 84 80-130q30-44 60 0l200 256Z" fill={fjord} opacity=".4" />
      <path d="M0 420v-60q150-60 290-30t270-10v100Z" fill={pine} />
      <Spruce x={84} y={372} scale={1} />
      <Spruce x={150} y={384} scale={0.7} />
      <Spruce x={490} y={366} scale={1.1} />
      <path d="M208 268 300 196l92 72v108H208Z" fill={wood} />
      <path
        d="M196 282 300 198l104 84"
        fill="none"
        stroke={night}
        strokeWidth="16"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M352 224v-34h20v50" fill={night} />
      <path d="M230 376v-46a23 23 0 0 1 46 0v46Z" fill={night} />
      <rect x="302" y="306" width="64" height="44" rx="6" fill={honey} />
      <path d="M334 306v44m-32-22h64" stroke={night} strokeWidth="5" />
      <path d="M302 376h140l-76-26h-64Z" fill={honey} opacity=".16" />
      <g fill="none" stroke={mint} strokeWidth="10" strokeLinecap="round">
        <path d="M254 122q46-40 92 0M274 146q26-22 52 0" opacity=".8" />
      </g>
      <circle cx="300" cy="168" r="7" fill={mint} />
      <path d="M252 172 350 90" stroke={coral} strokeWidth="10" strokeLinecap="round" />
    </>
  )
}
