import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fold, lamp, leaf, night, rose, slate, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The light of a refrigerator at night. */
export function BingeEating() {
  return (
    <>
      <Backdrop wall={night} floor={wood} />
      <path d="M300 30h180v366H300Z" fill={fold} />
      <path d="M316 46h148v334H316Z" fill={lamp} />
      <path d="M300 30 190 60v356l110-20Z" fill="#fff" />
      <path d="M300 60 150 396h150Z" fill={lamp} opacity=".25" />
      <path d="M316 150h148v8H316Zm0 104h148v8H316Z" fill={slate} />
      <path d="M330 108h50v42h-50Z" fill={coral} />
      <path d="M398 90h26v60h-26Zm4-18h18v20h-18Z" fill="#fff" />
      <circle cx="446" cy="134" r="16" fill={leaf} />
      <path d="M330 230q34-40 68 0v24h-68Z" fill={sun} />
      <circle cx="430" cy="238" r="16" fill={coral} />
      <path d="M340 316h90v64h-90Z" fill={rose} />
      <Person
        x={112}
        y={272}
        scale={1.1}
        skin="tan"
        style="ponytail"
        hair="brown"
        clothes="sweater"
        colour={denim}
        mood="calm"
        look={0.9}
        height={120}
      />
      <circle cx="94" cy="86" r="44" fill="#fff" />
      <Stroke d="M94 86V56m0 30 20 14" colour={night} width={7} />
    </>
  )
}
