import { coral, fold, mint, night, pine } from '../kit/colours.ts'

export function CovidSpot() {
  return (
    <>
      <g transform="rotate(-12 84 90)">
        <rect x="44" y="16" width="74" height="136" rx="18" fill={fold} />
        <rect x="62" y="36" width="38" height="58" rx="10" fill={mint} />
        <path d="M66 54h30" stroke={coral} strokeWidth="6" strokeLinecap="round" />
        <path d="M66 74h30" stroke={coral} strokeWidth="6" strokeLinecap="round" opacity=".35" />
        <circle cx="81" cy="122" r="13" fill={pine} />
      </g>
      <path d="m142 148 22-84" stroke={night} strokeWidth="6" strokeLinecap="round" />
      <path d="m162 72 8-30" stroke={fold} strokeWidth="15" strokeLinecap="round" />
      <circle cx="178" cy="122" r="13" fill={coral} />
      <path d="M178 100v44m-16-38 32 32m0-32-32 32" stroke={coral} strokeWidth="4" strokeLinecap="round" />
    </>
  )
}
