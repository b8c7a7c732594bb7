import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, coral, mint, mist, night, sand, sky, slate, wood } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A drop of blood, and a number within minutes. */
export function CrpTest() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} floor={wood} />
      <rect x="210" y="120" width="270" height="270" rx="30" fill="#fff" />
      <rect x="244" y="152" width="202" height="110" rx="14" fill={night} />
      <Stroke d="M276 236v-20m34 20v-40m34 40v-60m34 60v-26m34 26v-12" colour={mint} width={15} />
      <rect x="290" y="300" width="110" height="20" rx="10" fill={slate} />
      <rect x="310" y="310" width="70" height="70" rx="8" fill={sky} />
      <Drop x={345} y={346} scale={0.5} colour={blood} />
      <Drop x={116} y={150} scale={2} colour={blood} />
      <circle cx="120" cy="320" r="52" fill={coral} />
      <circle cx="120" cy="320" r="40" fill="#fff" />
      <Stroke d="M120 320v-26m0 26 16 10" colour={night} width={7} />
    </>
  )
}
