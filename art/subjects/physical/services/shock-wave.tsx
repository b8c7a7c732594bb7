import { coral, deep, denim, fjord, lamp, sand, skins, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'

/** The handpiece against a sore heel, and its waves. */
export function ShockWave() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="210" cy="220" r="170" fill={sky} />
      <path
        d="M96-10h120c-4 80 4 130 48 158 50 32 128 48 160 84 22 26 20 64-4 76-12 8-40 10-70 10-80 0-110-20-156-20-40 0-54 20-96 20-44 0-58-36-48-84C64 168 106 110 96-10Z"
        fill={skins.tan}
      />
      <path d="M120 206q50-40 108-16 8 40-28 60-8 48-58 44-42-16-22-88Z" fill={lamp} />
      <path d="M228 216 340 262m-120-20 104 46" stroke={lamp} strokeWidth="19" strokeLinecap="round" />
      <Pain x={152} y={290} r={16} />
      <g fill="none" stroke={coral} strokeWidth="9" strokeLinecap="round">
        <path d="M186 340q-26 14-52 0M200 362q-40 22-80 0" />
      </g>
      <g transform="rotate(-24 470 150)">
        <rect x="400" y="88" width="130" height="86" rx="20" fill={denim} />
        <circle cx="436" cy="130" r="16" fill={sun} />
        <path d="M468 116h42m-42 28h28" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="M404 176q-60 220-190 230" fill="none" stroke={deep} strokeWidth="8" />
      <path d="m132 376 44-4 66 22-8 32h-90Z" fill={fjord} />
      <path d="m130 366 50-6 4 20-50 6Z" fill={deep} />
    </>
  )
}
