import { cloth, coral, deep, honey, lamp, leaf, pine, sky } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Hills, Plant, SunDisc } from '../kit/things.tsx'

/** The door stands ajar, a doctor holds it, a mother and her child are on their way in. */
export function Home() {
  return (
    <>
      <SunDisc x={446} y={92} r={56} />
      <Hills y={420} />
      <path d="M176 420V160a110 110 0 0 1 220 0v260z" fill={deep} />
      <path d="M198 420V162a88 88 0 0 1 176 0v258z" fill={lamp} />
      <path d="M198 246q88 44 176 0v-84a88 88 0 0 0-176 0Z" fill={honey} opacity=".55" />
      <path d="M286 74v54" stroke={deep} strokeWidth="4" />
      <path d="M260 144q0-30 26-30t26 30Z" fill={coral} />
      <path d="M274 144a12 8 0 0 0 24 0Z" fill="#fff" />
      <Person
        x={262}
        y={218}
        scale={0.92}
        skin="brown"
        style="bun"
        hair="black"
        clothes="coat"
        stethoscope
        look={0.7}
        height={240}
      />
      <path d="M198 420V162c0-56-22-90-48-92-30-2-54 40-54 96v254Z" fill={pine} />
      <path d="M180 250v-82c0-36-12-64-31-66-21-2-36 30-36 70v78Z" fill={honey} />
      <path d="M146 102v148M113 176q32-6 67 0" stroke={pine} strokeWidth="5" />
      <rect x="113" y="276" width="67" height="160" rx="6" fill={leaf} />
      <circle cx="108" cy="300" r="8" fill={coral} />
      <Arm sleeve="M220 302q-34 44-84 16" hand="M136 318q-14-8-24-14" colour={cloth} skin="brown" width={23} />
      <Person
        x={408}
        y={222}
        scale={0.96}
        skin="fair"
        style="long"
        hair="ginger"
        clothes="sweater"
        colour={coral}
        look={-0.9}
        height={240}
      />
      <Person
        x={492}
        y={320}
        scale={0.72}
        skin="fair"
        style="curly"
        hair="auburn"
        clothes="sweater"
        colour={sky}
        look={-0.9}
        height={180}
      />
      <Arm sleeve="M454 326q16 30 8 58" hand="M461 388l-2 10" colour={coral} skin="fair" width={23} />
      <Plant x={52} y={420} scale={0.84} />
    </>
  )
}
