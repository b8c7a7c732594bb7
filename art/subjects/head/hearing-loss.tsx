import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, coral, hairs, skins, sky } from '../../kit/colours.ts'
import { EarSide } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A hearing aid behind the ear, and sound that comes back. */
export function HearingLoss() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M330-10h240v440H360q-20-60-30-130-30-160 0-310Z" fill={skins.brown} />
      <path d="M330-10h240v200q-90 10-130-60-60-20-110-20Z" fill={hairs.grey} />
      <EarSide x={320} y={220} scale={1.3} skin="brown" />
      <path d="M360 66q60 10 56 90-4 60-30 90-16 0-14-20 16-50 14-90-6-40-40-50Z" fill={cloth} />
      <Stroke d="M352 68q-60-10-70 50t34 90" colour={cloth} width={7} />
      <Stroke d="M200 160q-20 60 0 110" colour={coral} width={11} />
      <Stroke d="M150 130q-40 84 0 170" colour={coral} width={11} opacity={0.6} />
      <Stroke d="M98 100q-56 110 0 230" colour={coral} width={11} opacity={0.3} />
    </>
  )
}
