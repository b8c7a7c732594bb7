import { blush, coral, deep, fjord, lamp, mint, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Lamp, Mug, Plant } from '../kit/things.tsx'

/** Reading in the window seat, a cat beside. */
export function Blog() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <path d="M70 420V210a170 170 0 0 1 340 0v210Z" fill={sand} />
      <path d="M90 420V212a150 150 0 0 1 300 0v208Z" fill={sky} />
      <path d="M90 380v-70l70-84 44 44 58-74 128 140v44Z" fill={fjord} opacity=".3" />
      <path d="M240 62v318M90 220h300" stroke={sand} strokeWidth="10" />
      <Lamp x={484} y={132} />
      <rect x="40" y="368" width="400" height="52" rx="14" fill={wood} />
      <Person
        x={214}
        y={176}
        skin="brown"
        style="long"
        hair="black"
        clothes="sweater"
        colour={coral}
        look={0.5}
        height={250}
        glasses
      />
      <path d="M150 420q-10-70 60-70h120q40 0 44 30l4 40Z" fill={pine} />
      <path d="M228 292q32-14 62 6v74q-30-20-62-6Z" fill="#fff" />
      <path d="M352 292q-32-14-62 6v74q30-20 62-6Z" fill={lamp} />
      <path
        d="M240 310q20-6 38 4m-38 14q20-6 38 4m24-18q18-10 38-4m-38 22q18-10 38-4"
        stroke={night}
        strokeOpacity=".3"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <Arm sleeve="M164 282q-10 66 40 72" hand="M204 354q16 4 30-4" colour={coral} skin="brown" />
      <Arm sleeve="M264 276q60 20 74 52" hand="M340 330q6 10 4 22" colour={coral} skin="brown" />
      <g transform="translate(96 368)">
        <path d="M-34 0q-6-54 32-54 34 0 36 54Z" fill={night} />
        <circle cx="-22" cy="-58" r="20" fill={night} />
        <path d="m-40-66-2-20 16 10Zm24-10 14-12 2 20Z" fill={night} />
        <path d="M32-4q30-2 22-34" stroke={night} strokeWidth="9" fill="none" strokeLinecap="round" />
        <circle cx="-28" cy="-60" r="2.4" fill={sun} />
        <circle cx="-16" cy="-60" r="2.4" fill={sun} />
      </g>
      <Mug x={408} y={369} scale={0.8} colour={deep} />
      <Plant x={500} y={420} scale={0.8} pot={mint} />
    </>
  )
}
