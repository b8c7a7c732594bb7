import { coral, fjord, mint, night, roofs, trim, walls, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Ridge, Sea, Street, Waves } from './street.tsx'

const warehouses = [
  { x: 18, width: 110, fill: walls.white, top: 176 },
  { x: 128, width: 150, fill: walls.white, top: 138 },
  { x: 278, width: 104, fill: walls.cream, top: 184 },
]

/** The harbour: white warehouses with hoists under their gables, a red lamp at the corner, a supply ship on its way out. */
export function Stavanger() {
  return (
    <Street disc={[494, 70]} ground={336}>
      <Ridge d="M330 236q80-30 120-12t110-14v60H330Z" opacity={0.6} />
      <Sea y={252} height={84} />
      <path d="M408 276h128l-16 30H430Z" fill={coral} />
      <path d="M426 276v-40h38v40Zm8-40v-24h16v24Z" fill={trim} />
      <path d="M432 246h26v10h-26Z" fill={fjord} />
      <path d="M488 276v-26h30v26m-24-26v-16" stroke={night} strokeWidth="5" fill="none" />
      {warehouses.map(({ x, width, fill, top }) => (
        <g key={x}>
          <path d={`M${x} 336V${top}l${width / 2}-62 ${width / 2} 62V336Z`} fill={fill} />
          <path
            d={`M${x - 4} ${top + 4}l${width / 2 + 4}-66 ${width / 2 + 4} 66`}
            stroke={roofs.tile}
            strokeWidth="9"
            fill="none"
          />
          <path d={`M${x + width / 2} ${top - 34}v34m0-34h18`} stroke={wood} strokeWidth="5" fill="none" />
          <path d={`M${x} ${top + 76}h${width}`} stroke={fjord} strokeOpacity=".2" strokeWidth="3" />
        </g>
      ))}
      <Windows x={36} y={196} columns={3} rows={2} width={16} height={28} gapX={14} gapY={30} lamps={[1, 3]} />
      <Windows x={148} y={158} columns={4} rows={2} width={20} height={30} gapX={14} gapY={24} lamps={[2, 4, 5]} />
      <Windows x={294} y={206} columns={3} rows={2} width={16} height={26} gapX={13} gapY={28} lamps={[0, 5]} />
      <OurDoor x={204} y={336} scale={0.78} />
      <path d="M260 268v18" stroke={night} strokeWidth="4" />
      <path d="M252 286h16l4 18h-24Z" fill={coral} />
      <Sign x={382} y={236} />
      <path d="M0 336h560v26H0Z" fill={wood} />
      <path d="M40 336v26m90-26v26m90-26v26m90-26v26m90-26v26m90-26v26" stroke={night} strokeWidth="3" opacity=".4" />
      <path d="M418 336v-18h22v18m56 0v-18h22v18" stroke={night} strokeWidth="6" fill="none" />
      <Sea y={362} height={58} />
      <Waves y={386} />
      <path
        d="M380 118q9-11 17 0 8-11 17 0m-66 44q8-10 15 0 7-10 15 0"
        stroke={mint}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </Street>
  )
}
