import { coral, fjord, leaf, night, roofs, sun, trim, walls, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bicycle, Ridge, Spruce, Street } from './street.tsx'

/** The old town: a long wooden house with a gate to its courtyard, the cathedral's spire over the roofs. */
export function Trondheim() {
  return (
    <Street disc={[88, 76]}>
      <Ridge d="M0 236q90-56 210-40t190-22 160 34v60H0Z" />
      <path d="m430 214 22-150 22 150Z" fill={leaf} />
      <path d="M416 214h72v60h-72Z" fill={walls.slate} />
      <path d="M452 64V40m-8 8h16" stroke={night} strokeWidth="5" />
      <path d="M436 232a16 16 0 0 1 32 0v24h-32Z" fill={sun} />
      <path d="M0 372V238h92v134Z" fill={walls.red} />
      <path d="m-8 238 26-42h66l20 42Z" fill={roofs.tile} />
      <Windows x={12} y={260} columns={2} rows={2} width={22} height={30} gapX={22} gapY={22} lamps={[0]} />
      <path d="M92 372V210h300v162Z" fill={walls.ochre} />
      <path d="m82 210 36-58h250l34 58Z" fill={roofs.dark} />
      <path d="M150 176v-24h34v24m100 0v-24h34v24" stroke={trim} strokeWidth="5" fill={walls.ochre} />
      <Windows x={112} y={230} columns={7} rows={1} width={22} height={36} gapX={19} lamps={[1, 2, 5]} />
      <path d="M92 288h300v5H92Z" fill={trim} />
      <Windows x={112} y={306} columns={2} rows={1} width={24} height={36} gapX={20} lamps={[1]} />
      <path d="M206 372v-58h64v58Z" fill={leaf} />
      <path d="M206 372v-58h20v58Z" fill={fjord} />
      <path d="M202 312h72v-8h-72Z" fill={trim} />
      <OurDoor x={326} y={372} scale={0.72} />
      <Sign x={392} y={262} />
      <path d="M440 372v-90h120v90Z" fill={walls.green} />
      <path d="m430 282 26-34h104v34Z" fill={roofs.tile} />
      <Windows x={458} y={302} columns={3} rows={1} width={18} height={30} gapX={14} lamps={[2]} />
      <Spruce x={414} y={376} scale={0.5} />
      <path
        d="M40 392h20m30 8h20m40-10h20m40 12h20m60-10h20m60 8h20m60-10h20m40 12h20"
        stroke={wood}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
      <Bicycle x={128} y={392} scale={0.8} colour={coral} />
    </Street>
  )
}
