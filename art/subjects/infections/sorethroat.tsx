import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, rose, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** A scarf, a cup and a red throat. */
export function Sorethroat() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={210} floor={wood} />
      <Person
        x={200}
        y={160}
        scale={1.5}
        skin="brown"
        style="ponytail"
        hair="black"
        clothes="sweater"
        colour={leaf}
        mood="sore"
        height={180}
      />
      <path d="M142 226q58 36 116 0l14 32q-72 46-144 0Z" fill={sun} />
      <path d="M164 250h40l-6 104q-24 8-42-2Z" fill={sun} />
      <circle cx="430" cy="160" r="88" fill={skins.brown} />
      <path d="M366 140q64-40 128 0 6 84-64 90-70-6-64-90Z" fill="#7a2f26" />
      <path d="M390 196q40-30 80 0-6 30-40 32-34-2-40-32Z" fill={rose} />
      <path d="M424 128h12v30q-6 10-12 0Z" fill={rose} />
      <Stroke d="M384 200q-4-60 40-68m52 68q4-60-40-68" colour={coral} width={11} />
      <Mug x={440} y={396} scale={1.6} colour={coral} />
    </>
  )
}
