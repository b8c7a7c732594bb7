import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, lamp, leaf, mist, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** Vocal cords that need a rest, a scarf and warm tea. */
export function Hoarseness() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={200} floor={wood} />
      <Person
        x={200}
        y={150}
        scale={1.6}
        skin="dark"
        style="afro"
        hair="black"
        clothes="sweater"
        colour={sun}
        mood="calm"
        height={170}
      />
      <path d="M138 222q62 40 124 0l16 36q-78 50-156 0Z" fill={coral} />
      <path d="M216 262h44l10 110q-30 14-54 0Z" fill={coral} />
      <Stroke d="M224 340h36m-36 16h38" colour="#fff" opacity={0.5} width={6} />
      <g transform="translate(440 150)">
        <circle r="82" fill={rose} />
        <path d="M0-56 44 50q-44 22-88 0Z" fill="#7a2f26" />
        <path d="M0-58q-30 50-42 108l16 6Q-14 0 0-58ZM0-58q30 50 42 108l-16 6Q14 0 0-58Z" fill={lamp} />
        <circle r="82" fill="none" stroke={fjord} strokeWidth="9" />
      </g>
      <Mug x={430} y={396} scale={1.8} colour={leaf} />
      <Stroke d="M420 312q-10-14 0-28m26 28q-10-14 0-28" colour="#fff" width={7} />
    </>
  )
}
