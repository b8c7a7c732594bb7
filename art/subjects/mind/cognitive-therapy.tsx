import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, mint, sand, slate, sun, wood } from '../../kit/colours.ts'
import { Cloud } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** Thought, feeling and action on a board, each leading to the next. */
export function CognitiveTherapy() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <rect x="180" y="36" width="340" height="290" rx="14" fill={wood} />
      <rect x="194" y="50" width="312" height="262" rx="6" fill="#fff" />
      <Stroke d="m326 136-58 88m24 34h114m24-34-56-88" colour={slate} width={7} />
      <circle cx="350" cy="100" r="40" fill={sun} />
      <circle cx="244" cy="258" r="40" fill={coral} />
      <circle cx="456" cy="258" r="40" fill={mint} />
      <Cloud x={350} y={114} scale={0.36} />
      <Heart x={244} y={266} scale={0.9} colour="#fff" />
      <Stroke d="m442 270 14-24 14 24m-14-24v-14m-14 6 14 8 14-8" colour="#fff" width={6} />
      <Person
        x={92}
        y={220}
        scale={1.1}
        skin="dark"
        style="crop"
        hair="black"
        clothes="shirt"
        colour={fjord}
        look={0.6}
        glasses
        height={180}
      />
      <Arm sleeve="M146 316q44 20 48-30" hand="M194 286q2-14 12-20" colour={fjord} skin="dark" width={28} />
    </>
  )
}
