import { cloth, coral, deep, denim, fjord, leaf, mist, night, sand, sky, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch, Desk, Mug } from '../kit/things.tsx'

/** A man and his doctor across a desk. */
export function Men() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Arch x={280} y={352} width={200} height={270} fill={sky} frame={sand} border={14} />
      <path d="M194 352v-60l54-66 32 34 38-48 48 60v80Z" fill={fjord} opacity=".28" />
      <Person
        x={150}
        y={160}
        skin="fair"
        style="receding"
        hair="auburn"
        beard="full"
        clothes="sweater"
        colour={denim}
        look={0.8}
        height={280}
      />
      <Person
        x={412}
        y={156}
        skin="brown"
        style="crop"
        hair="black"
        clothes="coat"
        colour={cloth}
        look={-0.8}
        height={280}
        stethoscope
      />
      <Desk y={364} x={40} width={480} colour={wood} />
      <rect x="60" y="382" width="14" height="40" fill={wood} />
      <rect x="486" y="382" width="14" height="40" fill={wood} />
      <Arm sleeve="M108 262q-14 66 22 88" hand="M130 350q24 10 50 2" colour={denim} skin="fair" />
      <Arm sleeve="M368 262q-26 50-40 62" hand="M328 324q-16 14-44 6" colour={cloth} skin="brown" />
      <Mug x={232} y={365} scale={0.8} colour={coral} />
      <g transform="translate(330 364)">
        <path d="M-26 0h84l-10-8H-16Z" fill={night} />
        <path d="M-14-8-4-60h66l-8 52Z" fill={deep} />
      </g>
      <g transform="translate(60 364)">
        <path d="M-14-34h28l-4 34h-20z" fill={coral} />
        <path d="M0-34C-20-60-14-80-2-94 10-76 14-56 0-34Z" fill={leaf} />
      </g>
    </>
  )
}
