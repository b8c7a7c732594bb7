import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mint, mist, skins, sky } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Snowflake } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A plaster on the arm before the winter comes. */
export function FluVaccine() {
  return (
    <>
      <Backdrop wall={sky} floor={mist} />
      <Person
        x={250}
        y={170}
        scale={1.6}
        skin="fair"
        style="bob"
        hair="white"
        clothes="plain"
        colour={denim}
        glasses
        height={170}
      />
      <Stroke d="M344 320q24 40 20 100" colour={skins.fair} width={46} />
      <path d="M306 256q50 0 62 60l-40 14q-30-40-22-74Z" fill={denim} />
      <Plaster x={360} y={360} turn={74} scale={0.5} colour={coral} />
      <path d="M188 240q62 40 124 0l14 34q-76 48-152 0Z" fill={coral} />
      <path d="M204 262h42l-8 108q-24 8-44-2Z" fill={coral} />
      <Snowflake x={90} y={115} />
      <Snowflake x={470} y={140} scale={0.86} />
      <Germ x={480} y={290} r={20} fill={mint} />
      <Germ x={70} y={280} r={15} fill={mint} />
    </>
  )
}
