import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, night, sand, skins, sky, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A first look at the screen. */
export function PregnancyUltrasound() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} />
      <path d="M250 20h280q14 0 14 14v220q0 14-14 14H250q-14 0-14-14V34q0-14 14-14Z" fill={night} />
      <path d="M390 40 268 236q122 40 244 0Z" fill={slate} />
      <path d="M390 60 300 220q90 26 180 0Z" fill="#0b1f1b" />
      <path
        d="M344 194c-8-34 24-50 50-40 6-26 44-26 46 2 0 18-14 24-24 24 8 20-10 36-34 32-20 0-34-4-38-18Z"
        fill="#dfe9e4"
      />
      <Stroke d="M360 190q14-18 34-14m-8 34 10-14" colour={slate} width={5} />
      <path d="M374 268h32v60h-32Zm-34 56h100v18H340Z" fill={night} />
      <path d="M-20 420V330q60-90 150-90 110 6 130 110l10 70Z" fill={skins.light} />
      <path d="M-20 330q40-60 90-80l-10 170H-20Z" fill={coral} />
      <g transform="translate(180 214) rotate(10)">
        <path d="M-16-74h32v66h-32Z" fill={fjord} />
        <path d="M-26-14h52q10 0 10 10v34q-36 14-72 0V-4q0-10 10-10Z" fill="#fff" />
      </g>
      <Stroke d="M192 136q4-60 44-50" colour={fjord} width={8} />
    </>
  )
}
