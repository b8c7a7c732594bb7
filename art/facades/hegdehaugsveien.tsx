import { coral, leaf, mint, pine, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Ridge, Street, StreetLamp, Tree } from './street.tsx'

/** Behind the Palace Park: a white town villa with a tower to one side, old trees, a bench. */
export function Hegdehaugsveien() {
  return (
    <Street disc={[470, 72]}>
      <Ridge d="M0 372V230q90-40 180-12t190-20 190 10v164Z" />
      <Tree x={60} y={364} scale={1.7} colour={pine} />
      <Tree x={520} y={364} scale={1.5} colour={leaf} />
      <path d="M134 372V170h264v202Z" fill={walls.white} />
      <path d="m118 170 40-58h176l64 58Z" fill={roofs.dark} />
      <path d="M338 372V112h76v260Z" fill={walls.cream} />
      <path d="m328 112 48-66 48 66Z" fill={roofs.tile} />
      <path d="M376 46V26" stroke={coral} strokeWidth="4" />
      <Windows x={362} y={132} columns={1} rows={3} width={28} height={40} gapY={24} arched lamps={[1]} />
      <Windows x={180} y={128} columns={3} rows={1} width={22} height={30} gapX={28} arched bars={false} lamps={[2]} />
      <Windows x={156} y={196} columns={4} rows={1} width={26} height={46} gapX={18} lamps={[0, 2]} />
      <path d="M134 264h204v8H134Z" fill={trim} />
      <Windows x={248} y={292} columns={2} rows={1} width={26} height={46} gapX={18} lamps={[1]} />
      <OurDoor x={190} y={372} scale={0.94} />
      <Sign x={310} y={240} />
      <path d="M96 372v-20q24-10 48 0m190 20v-22q40-12 80 0v22" fill={mint} />
      <path d="M436 384h74m-64 0v18m54-18v18m-64-32h74" stroke={pine} strokeWidth="6" strokeLinecap="round" />
      <StreetLamp x={92} y={400} />
    </Street>
  )
}
