import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, honey, pane, slate, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** A mirror that shows less than there is. */
export function LowSelfEsteem() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <Person
        x={150}
        y={180}
        scale={1.4}
        skin="tan"
        style="long"
        hair="black"
        clothes="sweater"
        colour={sun}
        mood="calm"
        look={0.9}
        height={180}
      />
      <path d="M330 60h190v336H330Z" fill={wood} />
      <path d="M346 76h158v320H346Z" fill={pane} />
      <g opacity=".55">
        <Person
          x={425}
          y={290}
          scale={0.7}
          skin="tan"
          style="long"
          hair="black"
          clothes="sweater"
          colour={slate}
          mood="sore"
          look={-0.6}
          height={150}
        />
      </g>
      <Stroke d="m366 140 40-40m-24 60 60-60" colour="#fff" width={8} opacity={0.7} />
      <g transform="rotate(8 476 130)">
        <path d="M446 100h60v60h-60Z" fill={honey} />
        <Heart x={476} y={136} scale={0.9} />
      </g>
    </>
  )
}
