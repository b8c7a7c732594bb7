import { coral, deep, denim, fjord, mint, mist, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Desk, Mug, Plant } from '../kit/things.tsx'

/** A colleague at a raised desk; an adviser sets it right for her back. */
export function Business() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Arch x={110} y={286} width={136} height={216} fill={sky} frame={sand} border={12} />
      <Arch x={266} y={286} width={136} height={216} fill={sky} frame={sand} border={12} />
      <g fill={fjord} opacity=".3">
        <path d="M54 286v-70h24v-34h30v52h20v-28h38v80Z" />
        <path d="M210 286v-52h32v-48h26v70h20v-40h34v70Z" />
      </g>
      <Person
        x={186}
        y={150}
        skin="light"
        style="long"
        hair="brown"
        clothes="shirt"
        colour={coral}
        look={0.8}
        height={300}
      />
      <Desk x={210} y={270} width={236} colour={wood} />
      <path d="M262 288v110M394 288v110M226 402h76M358 402h76" stroke={night} strokeWidth="11" strokeLinecap="round" />
      <path d="M272 182h110q8 0 8 8v60q0 8-8 8H272q-8 0-8-8v-60q0-8 8-8Z" fill={night} />
      <path d="M274 192h106v56H274z" fill={deep} />
      <path
        d="m284 236 22-18 18 8 20-22 24-4"
        stroke={mint}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M318 258h18v12h-18z" fill={night} />
      <Arm sleeve="M226 250q22 26 40 18" hand="M266 266q16-4 28-6" colour={coral} skin="light" width={22} />
      <Mug x={414} y={271} scale={0.62} colour={sun} />
      <Person
        x={478}
        y={160}
        skin="brown"
        style="crop"
        hair="black"
        beard="full"
        clothes="sweater"
        colour={denim}
        look={-0.9}
        height={290}
      />
      <Arm sleeve="M436 262q-14 40-28 36" hand="M410 298q-12 2-20-8" colour={denim} skin="brown" width={22} />
      <g stroke={coral} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M330 322v54m-12-42 12-12 12 12m-24 30 12 12 12-12" />
      </g>
      <Plant x={52} y={420} scale={0.8} pot={pine} />
    </>
  )
}
