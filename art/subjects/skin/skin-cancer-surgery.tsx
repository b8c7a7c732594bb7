import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, lamp, leaf, night, skins, slate } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small ellipse of skin, marked before the operation. */
export function SkinCancerSurgery() {
  return (
    <>
      <Backdrop wall={leaf} />
      <Stroke
        d="M60 0q30 200 0 420M200 0q-20 200 10 420M380 0q20 200-10 420M500 0q-20 200 0 420"
        colour="#000"
        opacity={0.08}
        width={9}
      />
      <ellipse cx="270" cy="220" rx="190" ry="130" fill={skins.fair} />
      <ellipse cx="270" cy="220" rx="110" ry="56" fill="none" stroke={denim} strokeWidth="6" strokeDasharray="12 10" />
      <path d="M236 206c16-24 56-18 62 6s-22 44-50 38-30-24-12-44Z" fill="#5b3724" />
      <Dots at="262 216 6, 280 224 5" fill={night} />
      <g transform="rotate(-40 440 110)">
        <rect x="390" y="96" width="150" height="26" rx="13" fill={denim} />
        <path d="M392 98h-26l-18 11 18 11h26Z" fill={lamp} />
      </g>
      <Stroke d="M90 350q40-20 80 0" colour={slate} width={9} />
    </>
  )
}
