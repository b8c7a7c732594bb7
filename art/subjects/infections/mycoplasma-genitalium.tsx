import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, lamp, mint, pine, sand, sky, slate, wood } from '../../kit/colours.ts'

/** A bacterium shaped like a flask, and a swab for the test. */
export function MycoplasmaGenitalium() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} x={210} floor={wood} />
      <circle cx="210" cy="200" r="150" fill={pine} />
      <circle cx="210" cy="200" r="130" fill={lamp} />
      <g fill={coral}>
        <path d="M170 150c-34 10-44 60-10 76s70-10 62-44c-2-10 12-14 24-24 8-8 2-20-10-18-20 4-40-4-66 10Z" />
        <path d="M270 230c-20 6-28 40-4 50s46-8 40-30c-2-8 8-10 14-16 6-8-2-16-10-14-14 2-26 2-40 10Z" opacity=".75" />
        <path d="M150 264c-14 6-16 28 0 34s30-6 26-20c0-6 6-8 10-12 4-6-2-12-8-10-8 2-18 2-28 8Z" opacity=".6" />
      </g>
      <g transform="rotate(18 470 220)">
        <rect x="446" y="150" width="48" height="220" rx="24" fill="#fff" opacity=".85" />
        <path d="M446 290h48v56q0 24-24 24t-24-24Z" fill={mint} />
        <path d="M466 70h8v230h-8Z" fill={slate} />
        <rect x="460" y="282" width="20" height="48" rx="10" fill="#fff" />
        <rect x="440" y="128" width="60" height="30" rx="8" fill={coral} />
      </g>
    </>
  )
}
