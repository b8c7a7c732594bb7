import { denim, lamp, skins, sky, sun, water } from '../../../kit/colours.ts'
import { Limb } from '../../../kit/limb.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Person } from '../../../kit/person.tsx'

/** One arm goes up to the shelf, the other stops halfway. */
export function FrozenShoulder() {
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <path d="M20 30h280v12H20Z" fill="#c98b5a" />
      <path d="M50 30V6h34v24Zm190 0V0h26v30Z" fill={sun} />
      <Person
        x={160}
        y={106}
        scale={1.2}
        skin="tan"
        style="bun"
        hair="grey"
        clothes="sweater"
        colour={denim}
        mood="sore"
        height={140}
      />
      <Limb d="M104 190Q60 150 66 96" colour={denim} width={34} />
      <Limb d="M66 92V56" colour={skins.tan} width={20} />
      <Limb d="M218 192q48 2 66-20" colour={denim} width={34} />
      <Limb d="m286 168 14-20" colour={skins.tan} width={20} />
      <circle cx="216" cy="182" r="22" fill={lamp} opacity=".6" />
      <Pain x={216} y={182} r={11} />
      <g stroke={water} strokeWidth="6" strokeLinecap="round">
        <path d="M258 92v36m-16-27 32 18m0-18-32 18M196 60v20m-9-15 18 10m0-10-18 10" />
      </g>
    </>
  )
}
