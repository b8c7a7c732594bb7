import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, mist, slate, sun, wood } from '../../kit/colours.ts'
import { Arm } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Bubble, Words } from '../../kit/things.tsx'

/** One person at the edge, and a room full of talk. */
export function SocialAnxiety() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <g opacity=".55">
        <Standing
          x={360}
          y={400}
          scale={0.82}
          skin="tan"
          style="bob"
          hair="black"
          colour={slate}
          trousers={slate}
          mood="smile"
          look={0.6}
        />
        <Standing
          x={440}
          y={404}
          scale={0.86}
          skin="light"
          style="short"
          hair="brown"
          colour={slate}
          trousers={slate}
          look={-0.6}
        />
        <Standing
          x={512}
          y={400}
          scale={0.82}
          skin="brown"
          style="bun"
          hair="black"
          colour={slate}
          trousers={slate}
          look={-0.8}
        />
      </g>
      <Bubble x={355} y={75} scale={1.15} colour={coral} />
      <Bubble x={490} y={89} scale={0.88} colour={sun} />
      <Words x={312} y={66} widths={[86, 60]} gap={20} colour="#fff" />
      <Words x={458} y={80} widths={[62, 40]} gap={18} colour="#fff" />
      <Standing
        x={140}
        y={406}
        scale={0.96}
        skin="fair"
        style="long"
        hair="auburn"
        clothes="sweater"
        colour={fjord}
        mood="calm"
        look={0.7}
        arms={false}
      />
      <Arm sleeve="M98 200q-14 60 40 66" hand="M138 266q20 0 30-14" colour={fjord} skin="fair" />
      <circle
        cx="140"
        cy="200"
        r="126"
        fill="none"
        stroke={denim}
        strokeWidth="6"
        strokeDasharray="4 18"
        strokeLinecap="round"
      />
    </>
  )
}
