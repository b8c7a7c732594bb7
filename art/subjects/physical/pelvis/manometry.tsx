import { Backdrop } from '../../../kit/backdrop.tsx'
import { Pelvis } from '../../../kit/bones.tsx'
import { coral, mint, mist, night, sky, wood } from '../../../kit/colours.ts'
import { ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The strength of the pelvic floor as a curve on a screen. */
export function Manometry() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Pelvis x={230} y={176} scale={0.92} />
      <path d="M110 260q120 80 240 0-10 90-120 96-110-6-120-96Z" fill={coral} />
      <Stroke d="M140 290q90 50 180 0" colour="#fff" opacity={0.5} width={7} />
      <ScanScreen x={436} y={170} scale={1.1}>
        <Stroke d="M-66 40h24q8-70 20-70t20 70h20q8-50 18-50t18 50h14" colour={mint} width={7} />
      </ScanScreen>
      <Stroke d="M230 330q60 60 140 10t60-50" colour={night} width={7} />
    </>
  )
}
