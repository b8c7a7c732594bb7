import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, leaf, sand, skins, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A picture of a spot, sent to a dermatologist. */
export function Photoconsultation() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <Phone x={200} y={214} scale={1.4} turn={-7} screen={skins.tan}>
        <path d="M-20-30c16-22 50-14 54 8s-20 40-44 34-26-26-10-42Z" fill="#5b3724" />
        <Stroke d="M-42-60v-24h24m60 24v-24H18m-60 84v24h24m60-24v24H18" colour="#fff" width={6} />
        <circle cy="84" r="14" fill="#fff" />
      </Phone>
      <Stroke d="M310 190q40-30 80 0" colour={leaf} width={8} dash="2 16" />
      <Person
        x={452}
        y={210}
        scale={1.1}
        skin="fair"
        style="bob"
        hair="grey"
        clothes="coat"
        look={-0.7}
        glasses
        height={180}
      />
    </>
  )
}
