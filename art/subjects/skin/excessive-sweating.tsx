import { Backdrop } from '../../kit/backdrop.tsx'
import { fjord, mint, mist, night, sky, slate, wood } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Damp sleeves, drops on the brow, and a fan. */
export function ExcessiveSweating() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={220} floor={wood} />
      <Arm sleeve="M136 300q-50 10-60-50" hand="M76 250q-4-60 50-90" colour={slate} skin="tan" width={44} />
      <Person
        x={214}
        y={180}
        scale={1.5}
        skin="tan"
        style="crop"
        hair="black"
        clothes="shirt"
        colour={slate}
        mood="calm"
        height={170}
      />
      <path d="M124 300q30 10 40 60-20 24-40 20ZM304 300q-30 10-40 60 20 24 40 20Z" fill={night} opacity=".4" />
      <Drop x={166} y={150} scale={0.5} />
      <Drop x={262} y={148} scale={0.5} />
      <Drop x={274} y={204} scale={0.42} />
      <Drop x={214} y={112} scale={0.4} />
      <path d="M444 250h18v130h-18Zm-40 126h98v22h-98Z" fill={night} />
      <circle cx="453" cy="190" r="86" fill="#fff" opacity=".6" />
      <g fill={mint}>
        <path d="M453 190q-70-20-40-64 46-6 40 64Zm0 0q52-50 74-4-10 46-74 4Zm0 0q20 70-32 72-36-28 32-72Z" />
      </g>
      <circle cx="453" cy="190" r="13" fill={fjord} />
      <circle cx="453" cy="190" r="86" fill="none" stroke={fjord} strokeWidth="10" />
      <Stroke d="M352 160q-16-12-32 0m30 40q-16-12-32 0m34 40q-16-12-32 0" colour="#fff" />
    </>
  )
}
