import { coral, lamp, night, sand, skins, sky, sun } from '../../kit/colours.ts'

const marks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map((step) => `M${150 + step * 30} 356v${step % 5 === 0 ? 26 : 14}`)
  .join('')

/** Moles side by side: round and even, and one that has changed its edge and colour. */
export function Moles() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <path d="M-20 420V150Q120 60 290 70t290 70v280Z" fill={skins.tan} />
      <path d="M-20 200Q120 110 290 120t290 70" fill="none" stroke="#fff" strokeOpacity=".2" strokeWidth="16" />
      <g fill="#6b3f2a">
        <circle cx="120" cy="220" r="20" />
        <circle cx="76" cy="300" r="9" />
        <circle cx="450" cy="180" r="8" />
        <circle cx="496" cy="300" r="12" />
      </g>
      <circle cx="312" cy="224" r="92" fill={lamp} opacity=".35" />
      <circle cx="312" cy="224" r="92" fill="none" stroke={night} strokeWidth="14" />
      <path d="m378 290 62 62" stroke={night} strokeWidth="22" strokeLinecap="round" />
      <path d="M286 182c24-14 46 0 58 14s26 12 24 34-26 20-34 34-44 14-54-4-22-12-20-36 10-32 26-42Z" fill="#4a2717" />
      <path d="M300 200c14-6 26 4 24 18s-18 16-28 10-8-24 4-28Z" fill="#8a4f30" />
      <circle cx="332" cy="240" r="9" fill={coral} />
      <rect x="126" y="356" width="348" height="52" rx="10" fill={sun} />
      <path d={marks} stroke={night} strokeWidth="4" strokeLinecap="round" />
      <rect y="412" width="560" height="8" fill={sand} />
    </>
  )
}
