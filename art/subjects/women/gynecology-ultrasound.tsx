import { Backdrop } from '../../kit/backdrop.tsx'
import { fold, mist, night, sky, slate, wood } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Probe } from '../../kit/scan.tsx'

/** Womb and ovaries on the screen. */
export function GynecologyUltrasound() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <rect x="90" y="40" width="380" height="270" rx="22" fill={night} />
      <rect x="108" y="58" width="344" height="234" rx="12" fill="#0c2430" />
      <path d="M280 66 136 268q144 36 288 0Z" fill={slate} opacity=".35" />
      <Womb x={280} y={186} scale={0.72} colour={slate} lining={fold} ovaries={slate} />
      <path d="M262 310h36v40h-36Zm-60 36h156v18H202Z" fill={night} />
      <Probe x={460} y={396} turn={-14} scale={0.9} />
    </>
  )
}
