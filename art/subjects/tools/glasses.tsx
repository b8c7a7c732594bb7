import { card, coral, deep, fjord, honey, mist, night, sky, sun, wood } from '../../kit/colours.ts'

/** A beer, a glass of wine and a glass of spirits: about one unit each. */
export function Glasses() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="450" cy="92" r="54" fill={honey} opacity=".6" />
      <rect y="330" width="560" height="90" fill={wood} />
      <path d="M0 330h560v10H0Z" fill="#000" opacity=".12" />
      <path d="M84 158h112l-10 172q-1 10-12 10h-68q-11 0-12-10Z" fill={sun} />
      <path d="M80 160q-6-34 26-38 8-22 34-18 22-14 40 8 24 2 22 28l-4 22Z" fill={card} />
      <path d="M112 186v120m30-120v120m26-120-4 120" stroke={honey} strokeWidth="8" strokeLinecap="round" />
      <path d="M80 150h120l-12 182q-1 10-12 10h-72q-11 0-12-10Z" fill="none" stroke={night} strokeWidth="6" />
      <path d="M262 202q0 56 46 56t46-56Z" fill={coral} />
      <path d="M256 140h104q12 122-52 122t-52-122Z" fill="none" stroke={night} strokeWidth="6" />
      <path d="M308 262v68m-38 8h76" stroke={night} strokeWidth="7" strokeLinecap="round" />
      <path d="M424 280h60l-4 54h-52Z" fill={fjord} opacity=".55" />
      <path d="M418 246h72l-8 92h-56Z" fill="none" stroke={night} strokeWidth="6" />
      <g stroke={deep} strokeWidth="9" strokeLinecap="round">
        <path d="M218 280h22m-22 18h22" />
        <path d="M378 280h22m-22 18h22" />
      </g>
      <path d="M96 398h130m60 0h200" stroke={sky} strokeWidth="8" strokeLinecap="round" opacity=".5" />
    </>
  )
}
