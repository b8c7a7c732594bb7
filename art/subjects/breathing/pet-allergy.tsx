import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, mist, night, rose, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Armchair } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A cat on the lap, and a tickle in the nose. */
export function PetAllergy() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Armchair x={200} y={398} scale={1.1} colour={denim}>
        <Person
          x={200}
          y={180}
          scale={1.25}
          skin="tan"
          style="ponytail"
          hair="brown"
          clothes="sweater"
          colour={sun}
          mood="sore"
          look={0.6}
          height={160}
        />
      </Armchair>
      <path d="M330 396q-30-130 60-150 100 10 90 150Z" fill={night} />
      <path d="M350 250q-10-60 10-100l34 26h40l34-26q20 40 6 100-20 40-62 40t-62-40Z" fill={night} />
      <Dots at="392 224 10, 436 224 10" fill={sun} />
      <Dots at="392 224 4, 436 224 4" fill="#0b1f1b" />
      <path d="m406 246 8 8 8-8Z" fill={rose} />
      <Stroke d="M476 380q60 0 56-60t-10-60" colour={night} width={19} />
      <Stroke d="M404 258q10 8 20 0m-40-4-40-4m40 14-38 8m100-18 40-4m-40 14 38 8" colour="#fff" width={3} />
      <Stroke
        d="M280 120q10-8 18 2m10-40q10-8 18 2m-30 70q10-8 18 2m50-90q10-8 18 2m-110-4q10-8 18 2"
        colour={night}
        width={4}
      />
    </>
  )
}
