import { hairs, lamp, mist, skins, sun } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function Neck() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <path d="M134 120h56v44c46 6 82 22 92 76H42c10-54 46-70 92-76Z" fill={skins.fair} />
      <path d="M42 240c8-40 28-60 60-70 24 26 92 26 116 0 32 10 52 30 60 70Z" fill={sun} />
      <ellipse cx="162" cy="78" rx="50" ry="58" fill={skins.fair} />
      <circle cx="110" cy="88" r="12" fill={skins.fair} />
      <circle cx="214" cy="88" r="12" fill={skins.fair} />
      <path d="M114 92C102 34 122 10 162 10s60 24 48 82c-6 26-26 40-48 40s-42-14-48-40Z" fill={hairs.auburn} />
      <circle cx="162" cy="8" r="20" fill={hairs.auburn} />
      <g fill={lamp} stroke="#00000022" strokeWidth="2">
        {[134, 152, 170, 188, 206].map((y, index) => (
          <rect key={y} x={150 - index} y={y - 7} width={24 + index * 2} height="12" rx="5" />
        ))}
      </g>
      <Pain x={184} y={156} />
      <Limb d="M192 164q28 14 56 40" colour="var(--coral)" width={8} />
    </>
  )
}
