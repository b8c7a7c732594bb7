import { card, coral, deep, leaf, mint, sky, sun, water, wood } from '../../kit/colours.ts'
import { Heart, Sheet, Words } from '../../kit/things.tsx'

/** A test to take without a fuss: a cup, a swab, a form with a tick, an envelope. */
export function TestKit() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <rect y="372" width="560" height="48" fill={wood} />
      <path d="M66 196h136l-12 164q-1 12-13 12h-86q-12 0-13-12Z" fill="#fff" opacity=".9" />
      <path d="M74 286h120l-7 74q-1 12-12 12H93q-11 0-12-12Z" fill={sun} />
      <rect x="56" y="172" width="156" height="34" rx="12" fill={coral} />
      <path d="M96 236h76v34H96Z" fill={mint} />
      <Sheet x={246} y={104} width={150} height={208} r={18} />
      <Words x={268} y={140} widths={[70, 100, 88]} gap={24} />
      <circle cx="320" cy="252" r="34" fill={leaf} />
      <path
        d="m305 253 11 11 20-23"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(24 470 200)">
        <path d="M470 80v190" stroke={card} strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="470" cy="80" rx="13" ry="24" fill="#fff" />
        <path d="M452 190h36v96a18 18 0 0 1-36 0Z" fill={water} opacity=".8" />
        <path d="M448 176h44v20h-44Z" fill={deep} />
      </g>
      <path d="M302 330h148v72q0 8-8 8H310q-8 0-8-8Z" fill="#fff" />
      <path d="m302 330 74 48 74-48Z" fill={mint} />
      <Heart x={376} y={388} scale={0.7} />
    </>
  )
}
