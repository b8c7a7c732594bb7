import { Backdrop } from '../../../kit/backdrop.tsx'
import { denim, mist, sky, sun, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Person } from '../../../kit/person.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Pain that runs from the neck down one arm. */
export function CervicalRadiculopathy() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={250} floor={wood} />
      <Person
        x={250}
        y={150}
        scale={1.6}
        skin="brown"
        style="crop"
        hair="black"
        colour={denim}
        mood="sore"
        look={0.4}
        height={170}
      />
      <Stroke d="M346 330q20 30 20 80" colour={denim} width={50} />
      <Stroke d="M262 216q30 30 66 50t40 150" colour={sun} width={11} />
      <Pain x={264} y={216} r={13} />
      <Dots at="346 300 6, 362 336 6, 350 352 5, 376 372 6" fill={sun} />
      <Stroke d="m420 300 30-12m-24 50h34m-34 40 28 12" colour={sun} width={9} />
    </>
  )
}
