import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, mint, mist, night, sand, skins, slate, sun } from '../../../kit/colours.ts'
import { Head } from '../../../kit/head.tsx'
import { ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A run on the treadmill, frame by frame. */
export function RunningAnalysis() {
  return (
    <>
      <Backdrop wall={mist} floor={sand} />
      <path d="M60 350h330q20 0 20 20t-20 20H60q-20 0-20-20t20-20Z" fill={night} />
      <Stroke d="m390 350 40-170h-60" colour={slate} width={13} />
      <g transform="translate(0 14)">
        <Stroke d="M240 220q40 20 50 60l-10 50M236 220q-30 40-70 60l-50-10" colour={denim} width={32} />
        <path d="M256 320h56q8 14-4 20h-62ZM92 250l30-10 10 44-22 6Z" fill={coral} />
        <Stroke d="M250 130 238 214" colour={sun} width={54} />
        <Stroke d="M254 140q40 30 70 10m-76-6q-40 20-50 60" colour={skins.dark} width={20} />
        <g transform="translate(264 72) rotate(8)">
          <Head skin="dark" style="crop" hair="black" look={0.8} mood="calm" />
        </g>
      </g>
      <Stroke d="m238 230 52 64-10 50" colour={coral} width={5} dash="2 10" />
      <ScanScreen x={470} y={96} scale={0.8}>
        <Stroke d="M-20-40V0l20 20-10 30M-20 0l-30 20" colour={mint} width={7} />
        <Stroke d="M10-30h50m-50 20h40m-40 20h46" colour={slate} width={6} />
      </ScanScreen>
    </>
  )
}
