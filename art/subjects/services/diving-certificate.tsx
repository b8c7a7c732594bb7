import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, leaf, night, sky, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A mask, bubbles and a stamp of good health. */
export function DivingCertificate() {
  return (
    <>
      <Backdrop wall={water} />
      <path d="M-10-10h580v70q-70 30-145 0t-145 0-145 0-145 0Z" fill={sky} />
      <path
        d="M110 160q110-40 220 0 20 60-10 100-20 20-60 10-20-6-40 20-20-26-40-20-40 10-60-10-30-40-10-100Z"
        fill={night}
      />
      <path d="M134 174q86-26 172 0 10 40-8 66-24 14-48-2-30-20-60 0-24 16-48 2-18-26-8-66Z" fill={sky} />
      <Stroke d="M360 320V120q0-30 24-30" colour={coral} width={21} />
      <Dots at="410 90 17, 440 50 12, 400 40 9, 430 120 9" fill="#fff" opacity={0.8} />
      <g transform="rotate(-6 460 290)">
        <rect x="400" y="210" width="130" height="160" rx="12" fill="#fff" />
        <Words x={420} y={242} widths={[90, 70, 80]} gap={20} />
        <circle cx="482" cy="332" r="25" fill={leaf} />
        <Stroke d="m471 332 8 9 15-18" colour="#fff" width={6} />
      </g>
      <path d="M-10 390q100-40 200-10t170 0 210-6v60H-10Z" fill={honey} />
    </>
  )
}
