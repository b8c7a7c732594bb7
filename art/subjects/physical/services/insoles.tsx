import { coral, honey, lamp, mint, mist, sand, skins, sky } from '../../../kit/colours.ts'

/** The sole of a foot, its print, and an insole made for it. */
export function Insoles() {
  const sole = 'M0 168c-30 0-44-26-40-60 4-30 2-52-6-84-8-36 14-74 46-74s58 34 48 80c-6 30-10 48-6 78 4 36-12 60-42 60Z'
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="200" cy="214" r="172" fill={sky} />
      <g transform="translate(186 210) scale(1.12)">
        <path d={sole} fill={skins.light} />
        <g fill={skins.light}>
          <circle cx="40" cy="-78" r="22" />
          <circle cx="4" cy="-86" r="15" />
          <circle cx="-22" cy="-78" r="13" />
          <circle cx="-42" cy="-62" r="12" />
          <circle cx="-56" cy="-42" r="11" />
        </g>
        <g fill={coral}>
          <ellipse cx="4" cy="134" rx="28" ry="26" opacity=".5" />
          <ellipse cx="24" cy="-16" rx="24" ry="20" opacity=".42" />
          <ellipse cx="-22" cy="-4" rx="18" ry="16" opacity=".3" />
        </g>
      </g>
      <g transform="translate(404 214) scale(1.08)">
        <path d={sole} fill={mint} transform="scale(-1.12 1.1)" />
        <path d={sole} fill={lamp} transform="scale(-.98 .98)" />
        <path d="M-34 40q34 26 40 84" fill="none" stroke={honey} strokeWidth="16" strokeLinecap="round" />
        <ellipse cx="-4" cy="130" rx="24" ry="20" fill={honey} />
      </g>
      <rect y="408" width="560" height="12" fill={sand} />
    </>
  )
}
