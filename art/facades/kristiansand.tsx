import { coral, fjord, leaf, mint, roofs, sun, trim, walls } from '../kit/colours.ts'
import { Awning, OurDoor, Sign, Windows } from './house.tsx'
import { Parasol, SailBoat, Sea, Street, Tree } from './street.tsx'

/** Markens gate: low white wooden houses in a straight row, and the sea at the end of the street. */
export function Kristiansand() {
  return (
    <Street disc={[430, 82]}>
      <Sea y={250} height={122} />
      <path d="M330 250q60-36 130-10 60-22 100 0v10Z" fill={mint} />
      <SailBoat x={470} y={276} scale={1.1} />
      <SailBoat x={540} y={262} scale={0.6} />
      <path d="M0 372V214h118v158Z" fill={walls.white} />
      <path d="m-10 214 30-56h86l26 56Z" fill={roofs.tile} />
      <Windows x={16} y={240} columns={3} rows={1} width={22} height={36} gapX={16} lamps={[2]} />
      <path d="M118 372V188h212v184Z" fill={walls.white} />
      <path d="m106 188 38-66h158l40 66Z" fill={roofs.dark} />
      <path d="M182 188v-40h56v40Z" fill={walls.white} />
      <path d="m172 148 38-30 38 30Z" fill={roofs.tile} />
      <Windows x={199} y={154} columns={1} rows={1} width={22} height={26} lamps={[0]} />
      <Windows x={136} y={212} columns={5} rows={1} width={24} height={38} gapX={16} lamps={[0, 3]} />
      <path d="M118 200h212m-212 76h212" stroke={fjord} strokeOpacity=".18" strokeWidth="3" />
      <Windows x={220} y={296} columns={3} rows={1} width={22} height={40} gapX={12} lamps={[1]} />
      <OurDoor x={164} y={372} scale={0.82} />
      <Sign x={330} y={224} />
      <path d="M18 304h82v68H18Z" fill="#fff" opacity=".4" />
      <Awning x={10} y={290} width={98} colour={sun} />
      <Tree x={376} y={376} scale={0.8} colour={leaf} />
      <Parasol x={452} y={402} scale={0.9} colour={coral} />
      <path
        d="M390 132q10-12 18 0 8-12 18 0m26-40q8-10 14 0 6-10 14 0"
        stroke={trim}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </Street>
  )
}
