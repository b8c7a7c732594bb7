import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mint, mist, sun, wood } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Head } from '../../kit/head.tsx'
import { Snowflake } from '../../kit/nature.tsx'
import { Bed, Window } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** Fever, a blanket and a day in bed. */
export function Theflu() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Window x={350} y={40} width={160} height={130} frame={fjord}>
        <Snowflake x={390} y={90} scale={0.5} />
        <Snowflake x={466} y={120} scale={0.4} />
      </Window>
      <Bed x={50} y={398} blanket={coral}>
        <g transform="translate(96 -130) rotate(-12) scale(1.1)">
          <Head skin="light" style="bob" hair="brown" mood="sore" />
        </g>
        <Stroke d="m112-108 40-16" colour="#fff" width={9} />
      </Bed>
      <Germ x={230} y={110} r={20} fill={leaf} />
      <Germ x={290} y={170} r={13} fill={mint} />
      <Germ x={120} y={120} r={13} fill={mint} />
      <path d="M490 330h60v66h-60Z" fill={wood} />
      <Mug x={516} y={330} scale={0.7} colour={sun} />
    </>
  )
}
