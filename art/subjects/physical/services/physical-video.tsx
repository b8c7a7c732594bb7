import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, night, sand, skins, sky, sun, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Person } from '../../../kit/person.tsx'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** An exercise shown on the screen and done at home. */
export function PhysicalVideo() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} depth={50} />
      <rect x="250" y="60" width="270" height="190" rx="18" fill={night} />
      <rect x="264" y="74" width="242" height="162" rx="8" fill={sky} />
      <Person
        x={360}
        y={140}
        scale={0.72}
        skin="fair"
        style="ponytail"
        hair="brown"
        clothes="plain"
        colour={fjord}
        look={-0.5}
        height={133}
      />
      <Stroke d="M316 190q-30-20-26-60m114 60q30-20 26-60" colour={fjord} width={17} />
      <Dots at="290 126 9, 430 126 9" fill={skins.fair} />
      <rect x="450" y="88" width="44" height="54" rx="8" fill={coral} />
      <path d="M360 250h50v24h-50Zm-50 22h150v14H310Z" fill={night} />
      <Standing
        x={140}
        y={404}
        scale={0.92}
        skin="dark"
        style="crop"
        hair="black"
        clothes="plain"
        colour={sun}
        trousers={denim}
        look={0.8}
        arms={false}
      />
      <Stroke d="M94 200q-40-30-32-90m124 90q40-30 32-90" colour={sun} width={24} />
      <Dots at="62 104 13, 218 104 13" fill={skins.dark} />
    </>
  )
}
