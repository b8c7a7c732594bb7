import { denim, fjord, mint, mist, pine, sky } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** A butterfly at the throat, and somebody tired and cold. */
export function UnderactiveThyroid() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="280" cy="210" r="190" fill={mist} />
      <Person
        x={280}
        y={120}
        scale={1.75}
        skin="fair"
        style="bun"
        hair="auburn"
        clothes="plain"
        colour={denim}
        mood="calm"
        height={190}
      />
      <g fill={mint}>
        <path d="M274 196c-22-26-50-20-46 10s30 36 46 16Z" />
        <path d="M286 196c22-26 50-20 46 10s-30 36-46 16Z" />
      </g>
      <path d="M280 190v40" stroke={pine} strokeWidth="7" strokeLinecap="round" />
      <path d="M150 420q10-150 96-170 34 30 68 0 86 20 96 170Z" fill={fjord} opacity=".92" />
      <g fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round">
        <path d="M92 92v60M66 107l52 30M118 107l-52 30M470 76v52M447 89l46 26M493 89l-46 26M498 214v36M482 223l32 18M514 223l-32 18" />
      </g>
    </>
  )
}
