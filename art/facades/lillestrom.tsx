import { coral, fjord, leaf, mint, roofs, sun, trim, walls } from '../kit/colours.ts'
import { Awning, OurDoor, Sign, Windows } from './house.tsx'
import { Street, StreetLamp, Train, Tree } from './street.tsx'

/** Storgata without cars: low houses, the cinema's bulbs, the train behind. */
export function Lillestrom() {
  const bulbs = Array.from({ length: 8 }, (_, index) => 34 + index * 18)
  return (
    <Street disc={[300, 66]}>
      <path d="M0 204h560v8H0Z" fill={roofs.dark} opacity=".4" />
      <Train x={150} y={204} scale={0.95} />
      <path d="M16 372V176h166v196Z" fill={walls.blue} />
      <path d="M16 176h166v-12H16Z" fill={roofs.dark} />
      <path d="M22 256h154v34H22Z" fill={coral} />
      <g fill={sun}>
        {bulbs.map((x) => (
          <circle key={x} cx={x} cy="273" r="5" />
        ))}
      </g>
      <Windows x={36} y={196} columns={4} rows={1} width={22} height={36} gapX={16} bars={false} lamps={[0, 2]} />
      <path d="M40 306h56v66H40Zm66 0h56v66h-56Z" fill="#fff" opacity=".4" />
      <path d="M182 372V222h176v150Z" fill={walls.ochre} />
      <path d="m172 222 46-54h104l46 54Z" fill={roofs.tile} />
      <Windows x={202} y={240} columns={4} rows={1} width={22} height={34} gapX={18} lamps={[1]} />
      <path d="M200 310h60v62h-60Z" fill="#fff" opacity=".45" />
      <Awning x={194} y={294} width={72} colour={fjord} />
      <OurDoor x={312} y={372} scale={0.78} />
      <path d="M358 372V196h150v176Z" fill={walls.mint} />
      <path d="M350 196h166v-12H350Z" fill={trim} />
      <Windows x={378} y={214} columns={3} rows={2} width={26} height={34} gapX={18} gapY={24} lamps={[2, 4]} />
      <Sign x={350} y={290} />
      <Tree x={528} y={374} scale={0.9} colour={leaf} />
      <path d="M392 394h70m-60 0v16m50-16v16" stroke={fjord} strokeWidth="6" strokeLinecap="round" />
      <path d="M108 398h40v14h-40Z" fill={coral} />
      <path d="M112 398q4-18 16-12 12-10 18 12Z" fill={mint} />
      <StreetLamp x={182} y={402} />
    </Street>
  )
}
