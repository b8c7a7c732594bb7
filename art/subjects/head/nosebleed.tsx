import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, denim, mint, sand, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Drop } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'

/** Lean forward, hold the nose, and wait. */
export function Nosebleed() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={250} floor={wood} depth={50} />
      <Person
        x={250}
        y={188}
        scale={1.8}
        skin="fair"
        style="side"
        hair="blond"
        clothes="sweater"
        colour={denim}
        mood="calm"
        height={110}
      />
      <Drop x={240} y={236} scale={0.4} colour={blood} />
      <path d="M226 242q26 12 56 0l12 44q-40 26-80 0Z" fill="#fff" />
      <Dots at="246 264 8, 262 274 5, 242 280 4" fill={blood} />
      <Arm sleeve="M352 370q60-10 30-70" hand="M382 300q-40-60-112-84" colour={denim} skin="fair" width={42} />
      <circle cx="262" cy="216" r="17" fill={skins.fair} />
      <path d="M404 330h110v42H404Z" fill={mint} />
      <path d="M430 330q30-60 60 0Z" fill="#fff" />
    </>
  )
}
