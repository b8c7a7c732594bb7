import { coral, denim, leaf, lit, mint, pine, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Street, Tram, Tree } from './street.tsx'

/** Vogts gate: houses around a yard, with the gateway into it and washing on the line. */
export function Torshov() {
  return (
    <Street disc={[500, 66]}>
      <path d="M24 372V132h218v240Z" fill={walls.red} />
      <path d="m12 132 40-50h150l52 50Z" fill={roofs.dark} />
      <Windows x={78} y={94} columns={3} rows={1} width={20} height={26} gapX={30} arched bars={false} lamps={[1]} />
      <Windows x={44} y={152} columns={4} rows={2} width={28} height={38} gapX={20} gapY={24} lamps={[0, 5, 6]} />
      <path d="M24 282h218v7H24Z" fill={trim} />
      <path d="M242 372V166h118v206Z" fill={walls.pink} />
      <path d="M242 166h118v-14H242Z" fill={roofs.dark} />
      <Windows x={258} y={186} columns={3} rows={1} width={22} height={36} gapX={10} lamps={[2]} />
      <path d="M262 372v-72q0-40 40-40t40 40v72Z" fill={roofs.dark} />
      <path d="M272 372v-70q0-32 30-32t30 32v70Z" fill={mint} />
      <path d="M272 320q30 12 60 0" stroke={trim} strokeWidth="3" fill="none" />
      <path d="M280 324v18h12v-16Zm22 2v22h10v-24Z" fill={coral} />
      <path d="M288 372q14-22 30 0Z" fill={leaf} />
      <path d="M360 372V118h176v254Z" fill={walls.cream} />
      <path d="m350 118 30-42h138l28 42Z" fill={roofs.tile} />
      <Windows x={384} y={140} columns={4} rows={2} width={22} height={40} gapX={16} gapY={24} lamps={[1, 7]} />
      <path d="M376 300h48v72h-48Z" fill={lit} opacity=".6" />
      <OurDoor x={484} y={372} scale={0.86} />
      <Sign x={430} y={282} />
      <Tree x={30} y={378} scale={1.1} colour={pine} />
      <Tram x={112} y={408} scale={0.9} colour={denim} />
    </Street>
  )
}
