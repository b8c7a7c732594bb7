import { coral, mint, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Warm cheeks and nose, shade and sunscreen. */
export function Rosacea() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={84} y={84} r={46} />
      <circle cx="270" cy="220" r="180" fill={mist} />
      <Person
        x={270}
        y={186}
        scale={2.1}
        skin="fair"
        style="bob"
        hair="brown"
        clothes="plain"
        colour={mint}
        mood="calm"
        height={130}
      />
      <g fill={coral} opacity=".5">
        <ellipse cx="226" cy="212" rx="28" ry="20" />
        <ellipse cx="314" cy="212" rx="28" ry="20" />
        <ellipse cx="270" cy="204" rx="13" ry="18" />
      </g>
      <g fill={coral}>
        <circle cx="218" cy="206" r="4" />
        <circle cx="234" cy="220" r="4" />
        <circle cx="306" cy="220" r="4" />
        <circle cx="324" cy="208" r="4" />
        <circle cx="270" cy="212" r="3.5" />
      </g>
      <path d="M148 132q20-92 122-92t122 92q-60-22-122-22t-122 22Z" fill={sun} />
      <ellipse cx="270" cy="134" rx="170" ry="24" fill={sun} />
      <path d="M188 118q82-26 164 0" fill="none" stroke={coral} strokeWidth="12" />
      <rect y="396" width="560" height="24" fill={sand} />
      <path d="M452 250h70v146h-70Z" fill="#fff" />
      <path d="M462 218h50v34h-50Z" fill={coral} />
      <circle cx="487" cy="320" r="22" fill={sun} />
    </>
  )
}
