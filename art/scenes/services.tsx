import { card, coral, denim, lamp, leaf, mint, mist, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arch, Heart, Plant, Sheet, Words } from '../kit/things.tsx'

/** What there is behind the door: vaccines, samples, certificates, prescriptions. */
export function Services() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={120} y={236} width={128} height={190} fill={sky} frame={mist} border={10} />
      <Arch x={280} y={236} width={128} height={190} fill={lamp} frame={mist} border={10} />
      <Arch x={440} y={236} width={128} height={190} fill={mint} frame={mist} border={10} />
      <g transform="rotate(38 120 168)">
        <rect x="106" y="120" width="28" height="72" rx="6" fill="#fff" />
        <rect x="106" y="152" width="28" height="40" rx="4" fill={coral} opacity=".75" />
        <path d="M120 192v34" stroke={night} strokeWidth="4" strokeLinecap="round" />
        <path d="M120 120V98m-14 0h28m-36 22h44" stroke={night} strokeWidth="6" strokeLinecap="round" />
      </g>
      <g>
        <path d="M254 122h52v18h-52z" fill={pine} />
        <path d="M248 140h64q6 0 6 6v84h-76v-84q0-6 6-6Z" fill={coral} />
        <rect x="242" y="162" width="76" height="44" fill="#fff" />
        <Heart x={280} y={190} scale={0.6} />
      </g>
      <g fill="none" stroke={night} strokeWidth="5">
        <path d="M412 128v72a12 12 0 0 0 24 0v-72ZM448 128v72a12 12 0 0 0 24 0v-72Z" fill="#fff" />
        <path d="M406 128h36m0 0h36" strokeLinecap="round" />
      </g>
      <path d="M415 160h18v40a9 9 0 0 1-18 0Z" fill={coral} />
      <path d="M451 176h18v24a9 9 0 0 1-18 0Z" fill={sun} />
      <rect x="24" y="236" width="512" height="14" rx="6" fill={wood} />
      <rect x="24" y="400" width="512" height="20" fill={wood} />
      <Sheet x={64} y={272} width={104} height={128} />
      <Words x={82} y={298} widths={[50, 68, 60]} gap={18} />
      <circle cx="140" cy="372" r="15" fill={coral} />
      <path d="m133 384-4 18 11-6 11 6-4-18Z" fill={coral} />
      <g fill="none" stroke={pine} strokeWidth="9" strokeLinecap="round">
        <path d="M226 278v34a28 28 0 0 0 56 0v-34" />
        <path d="M254 340v16a32 32 0 0 0 64 0v-14" />
      </g>
      <circle cx="318" cy="328" r="17" fill={mint} stroke={pine} strokeWidth="8" />
      <rect x="372" y="296" width="96" height="104" rx="12" fill={denim} />
      <rect x="384" y="310" width="72" height="40" rx="6" fill={card} />
      <path
        d="M392 332h14l6-12 10 22 8-14h18"
        stroke={coral}
        strokeWidth="4"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="400" cy="374" r="8" fill={sun} />
      <circle cx="424" cy="374" r="8" fill={mint} />
      <Plant x={510} y={402} scale={0.62} pot={leaf} />
    </>
  )
}
