import { coral, lamp, mint, mist, pine, skins } from '../../../kit/colours.ts'
import { Limb } from '../../../kit/limb.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** A foot that has turned over, swollen at the outer side, with a bandage. */
export function Ankle() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <path d="M0 206h320v34H0Z" fill={pine} opacity=".25" />
      <g transform="rotate(-12 150 160)">
        <path
          d="M94-40h72c-2 80 2 118 22 134 26 20 72 26 96 46 16 14 14 40-2 48-10 5-28 6-46 6-44 0-60-10-86-10-22 0-32 10-54 10-24 0-32-20-26-46 8-36 26-100 24-188Z"
          fill={skins.fair}
        />
        <path d="M92 66q40 14 78 0l6 34q-46 20-90 2Z" fill="#fff" />
        <path d="M86 108q50 22 98-2l16 22q-60 30-118 10Z" fill="#fff" opacity=".9" />
        <path d="M90 84q42 14 84 0m-88 40q54 18 104-4" stroke={mint} strokeWidth="4" fill="none" />
        <Limb d="M128-40v70" colour={lamp} width={16} />
        <Pain x={120} y={128} r={12} />
      </g>
      <path
        d="M248 60q22 30 6 62m-8-14 6 18 18-8"
        fill="none"
        stroke={coral}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
