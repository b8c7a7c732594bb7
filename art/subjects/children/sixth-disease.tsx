import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, rose, sand, skins, slate, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** Three days of fever, and spots when it has gone. */
export function SixthDisease() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={200} floor={wood} />
      <Person
        x={190}
        y={190}
        scale={1.7}
        skin="dark"
        style="curly"
        hair="black"
        clothes="plain"
        colour={skins.dark}
        mood="calm"
        height={130}
      />
      <Dots
        at="150 320 5, 176 308 5, 204 320 5, 230 310 5, 166 346 5, 196 350 5, 224 344 5, 186 280 4, 200 286 4"
        fill={rose}
      />
      <Stroke d="M340 290V110m0 180h180" colour={slate} width={6} />
      <Stroke d="M352 250 390 140h60l30 110h30" colour={coral} width={9} />
      <Dots at="390 140 9, 420 140 9, 450 140 9" fill={coral} />
      <Dots at="486 226 4, 500 234 4, 490 244 4, 508 222 4, 512 246 4" fill={rose} />
      <Words x={350} y={318} widths={[150]} />
    </>
  )
}
