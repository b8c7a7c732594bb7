import { coral, denim, fjord, leaf, roofs, trim, walls, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { SailBoat, Sea, Street, Waves } from './street.tsx'

const gables = [
  { x: 0, width: 92, fill: walls.red, top: 190 },
  { x: 92, width: 104, fill: walls.ochre, top: 172 },
  { x: 196, width: 96, fill: walls.white, top: 186 },
  { x: 292, width: 116, fill: walls.red, top: 164 },
  { x: 408, width: 92, fill: walls.ochre, top: 194 },
  { x: 500, width: 80, fill: walls.green, top: 182 },
]

/** The harbour: painted gables in a row, the mountain with its funicular, an umbrella of course. */
export function Bergen() {
  return (
    <Street disc={[84, 62]} ground={330}>
      <path d="M150 200Q260 60 340 44q40-8 80 20 70 50 140 110v60H120Z" fill={fjord} opacity=".45" />
      <path d="m474 112-90-58" stroke={trim} strokeWidth="3" strokeDasharray="7 6" />
      <path d="m426 78 20 13-9 13-20-13Z" fill={coral} />
      <path d="M376 44h26v12h-26Z" fill={trim} />
      <path
        d="M236 150q10-16 20 0m30-40q10-16 20 0m170 60q10-16 20 0"
        stroke={leaf}
        strokeWidth="10"
        fill="none"
        strokeLinecap="round"
      />
      {gables.map(({ x, width, fill, top }) => (
        <g key={x}>
          <path
            d={`M${x} 330V${top + 34}l${width / 2}-${width * 0.52} ${width / 2} ${width * 0.52}V330Z`}
            fill={fill}
          />
          <path
            d={`M${x - 2} ${top + 38}l${width / 2 + 2}-${width * 0.54} ${width / 2 + 2} ${width * 0.54}`}
            stroke={roofs.dark}
            strokeWidth="8"
            fill="none"
          />
        </g>
      ))}
      <Windows x={12} y={236} columns={3} rows={1} width={16} height={26} gapX={10} lamps={[0]} />
      <Windows x={106} y={222} columns={3} rows={2} width={18} height={28} gapX={12} gapY={22} lamps={[1, 5]} />
      <Windows x={210} y={234} columns={3} rows={1} width={16} height={26} gapX={10} lamps={[2]} />
      <Windows x={310} y={216} columns={3} rows={1} width={20} height={30} gapX={12} lamps={[0, 1]} />
      <Windows x={420} y={240} columns={3} rows={2} width={16} height={24} gapX={10} gapY={20} lamps={[4]} />
      <Windows x={512} y={236} columns={2} rows={2} width={16} height={26} gapX={12} gapY={20} lamps={[1]} />
      <OurDoor x={376} y={330} scale={0.68} />
      <path d="M304 272h36v58h-36Z" fill="#fff" opacity=".4" />
      <path d="M208 280h70v50h-70ZM12 282h66v48H12Z" fill="#fff" opacity=".35" />
      <Sign x={408} y={262} />
      <Sea y={352} height={70} />
      <path d="M0 346h560v10H0Z" fill={wood} />
      <path d="M40 356v18m140-18v18m140-18v18m140-18v18" stroke={wood} strokeWidth="7" />
      <Waves y={398} />
      <SailBoat x={236} y={394} scale={0.95} />
      <g transform="translate(530 346)">
        <path d="M0 0v-44q0 8-6 8" stroke={denim} strokeWidth="4" fill="none" />
        <path d="M-32-40q4-28 32-28t32 28q-10-8-21 0-11-8-22 0-10-8-21 0Z" fill={coral} />
      </g>
      <path
        d="m184 96-6 14m36 2-6 14m-86-2-6 14m402-36-6 14m40 18-6 14"
        stroke={denim}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
    </Street>
  )
}
