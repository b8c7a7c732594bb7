import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, mist, sand, sky, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Pump } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A brow, the sides of the nose and the hairline, red and scaly. */
export function SeborrheicEczema() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={sand} />
      <Person
        x={260}
        y={196}
        scale={2.1}
        skin="light"
        style="short"
        hair="brown"
        clothes="sweater"
        colour={fjord}
        mood="calm"
        beard="stubble"
        height={130}
      />
      <g fill={coral} opacity=".45">
        <ellipse cx="236" cy="180" rx="20" ry="9" />
        <ellipse cx="284" cy="180" rx="20" ry="9" />
        <path d="M206 172q20-18 54-22 34 4 54 22-50-14-108 0Z" />
        <ellipse cx="244" cy="214" rx="10" ry="16" />
        <ellipse cx="276" cy="214" rx="10" ry="16" />
      </g>
      <Dots
        at="232 178 3, 244 182 2.5, 280 178 3, 292 182 2.5, 242 210 2.5, 278 212 2.5, 246 160 3, 270 158 3, 226 166 2.5, 296 166 2.5"
        fill="#fff"
      />
      <Pump x={470} y={396} label={water} />
      <Stroke d="M428 120q20-30 50-20m-30 50q16-24 40-14" colour="#fff" width={9} />
    </>
  )
}
