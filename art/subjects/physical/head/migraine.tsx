import { coral, deep, lamp, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Person } from '../../../kit/person.tsx'

/** Half the picture dark, half with the zigzag light of an aura. */
export function Migraine() {
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <path d="M160 0h160v240H160Z" fill={deep} />
      <Person
        x={160}
        y={112}
        scale={1.3}
        skin="brown"
        style="long"
        hair="black"
        clothes="sweater"
        colour="#8fd6c0"
        mood="sore"
        height={130}
      />
      <path d="M160 60q60 4 52 70-8 44-52 40Z" fill={deep} opacity=".35" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="m232 40 16 20-24 10 22 20-26 12 18 22-24 8" stroke={sun} strokeWidth="7" />
        <path d="m266 52 14 18-20 10 18 18-22 12" stroke={lamp} strokeWidth="5" />
        <path d="m258 138 20 14-8 18" stroke={coral} strokeWidth="5" />
      </g>
      <Pain x={186} y={88} r={11} />
    </>
  )
}
