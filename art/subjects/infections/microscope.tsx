import { blush, coral, deep, denim, lamp, mint, night, pine, sun, wood } from '../../kit/colours.ts'
import { Sheet, Words } from '../../kit/things.tsx'

/** What the laboratory sees: a few bacteria in a round field, and the tube they came in. */
export function Microscope() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="382" cy="168" r="124" fill={deep} />
      <circle cx="382" cy="168" r="104" fill={lamp} />
      <g fill={coral}>
        <rect x="322" y="120" width="56" height="24" rx="12" transform="rotate(24 350 132)" />
        <rect x="396" y="196" width="56" height="24" rx="12" transform="rotate(-36 424 208)" />
        <circle cx="350" cy="214" r="13" />
        <circle cx="420" cy="122" r="10" />
      </g>
      <g fill={mint}>
        <circle cx="384" cy="172" r="15" />
        <circle cx="318" cy="178" r="8" />
        <circle cx="446" cy="160" r="8" />
      </g>
      <path d="M72 372h180v22H72Z" fill={pine} />
      <path d="M196 372q40-70-6-132l-26 18q26 44-4 92h-66v22Z" fill={pine} />
      <path d="M84 308h92v14H84Z" fill={night} />
      <g transform="rotate(28 170 190)">
        <rect x="148" y="96" width="44" height="120" rx="10" fill={denim} />
        <rect x="156" y="64" width="28" height="40" rx="6" fill={night} />
        <rect x="156" y="216" width="28" height="30" rx="4" fill={night} />
      </g>
      <circle cx="196" cy="256" r="16" fill={sun} />
      <Sheet x={300} y={318} width={150} height={76} />
      <Words x={318} y={342} widths={[84, 110]} gap={22} />
      <g transform="rotate(-8 494 344)">
        <path d="M478 292h32v84a16 16 0 0 1-32 0Z" fill="#fff" />
        <path d="M478 336h32v40a16 16 0 0 1-32 0Z" fill={sun} />
        <rect x="472" y="278" width="44" height="18" rx="5" fill={coral} />
      </g>
      <rect y="394" width="560" height="26" fill={wood} />
    </>
  )
}
