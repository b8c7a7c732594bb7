import { coral, fjord, mist, pine, sand, skins, sky, sun } from '../../kit/colours.ts'

/** Dry red patches in the crook of the arm, and the cream that helps. */
export function Eczema() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="300" cy="210" r="170" fill={mist} />
      <path d="M-20 330 210 250q40-14 54-50l64-176 88 34-70 190q-24 66-92 92L40 432Z" fill={skins.light} />
      <path d="M-20 318 96 278l42 104-98 50H-20Z" fill={pine} />
      <path
        d="M228 262q34-20 52-58"
        fill="none"
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill={coral}>
        <path d="M240 238c16-18 40-12 44 8s-14 44-36 46-26-36-8-54Z" opacity=".5" />
        <path d="M292 176c10-12 30-8 30 8s-16 30-28 26-12-22-2-34Z" opacity=".42" />
        <circle cx="214" cy="290" r="15" opacity=".42" />
        <circle cx="262" cy="262" r="7" />
        <circle cx="246" cy="278" r="5" />
        <circle cx="304" cy="190" r="5" />
        <circle cx="274" cy="240" r="4" />
      </g>
      <rect y="392" width="560" height="28" fill={sand} />
      <path d="M398 300h118v92H398Z" fill="#fff" />
      <path d="M386 276h142v30H386Z" fill={fjord} />
      <path d="M420 330h74v32h-74Z" fill={sun} />
      <path d="M432 276q-4-26 22-34 4 14 22 12 14 8 8 22Z" fill="#fff" />
    </>
  )
}
