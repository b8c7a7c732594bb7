import { Backdrop } from '../../kit/backdrop.tsx'
import { fjord, leaf, mint, mist, sky, slate, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** A doctor, a plan and an injection pen. */
export function MedicalWeightLoss() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={200} floor={wood} depth={50} />
      <Person
        x={170}
        y={160}
        scale={1.45}
        skin="light"
        style="bob"
        hair="grey"
        clothes="coat"
        look={0.6}
        stethoscope
        height={160}
      />
      <Sheet x={310} y={80} width={200} height={150} />
      <Stroke d="M330 110v100h160" colour={slate} width={5} />
      <Stroke d="M336 120q40 0 60 30t90 44" colour={leaf} width={8} />
      <g transform="rotate(-12 410 310)">
        <rect x="310" y="290" width="190" height="40" rx="20" fill="#fff" />
        <rect x="310" y="290" width="70" height="40" rx="20" fill={fjord} />
        <rect x="400" y="300" width="50" height="20" rx="6" fill={mint} />
        <Stroke d="M500 310h28" colour={slate} width={6} />
      </g>
    </>
  )
}
