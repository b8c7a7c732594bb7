import { coral, fjord, leaf, mint, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { SailBoat, Sea, Spruce, Street, Tram } from './street.tsx'

/** Sæter: a wooden villa up the slope, spruces, the fjord far below, the tram at the foot of the garden. */
export function Nordstrand() {
  return (
    <Street disc={[82, 70]} ground={384}>
      <Sea y={196} height={188} />
      <path d="M0 196q60-26 120-8t150-12v20Z" fill={mint} />
      <path d="M60 226q30-14 66 0Z" fill={leaf} />
      <SailBoat x={172} y={244} scale={0.8} />
      <SailBoat x={56} y={270} scale={1.1} />
      <path d="M0 384V340q90-26 170-70t190-44 200-10v168Z" fill={fjord} opacity=".35" />
      <Spruce x={250} y={300} scale={0.8} />
      <Spruce x={538} y={300} scale={1.2} />
      <path d="M294 330V172h160v158Z" fill={walls.cream} />
      <path d="m280 172 94-76 94 76Z" fill={roofs.tile} />
      <path d="M454 330V222h70v108Z" fill={walls.white} />
      <path d="M448 222h84l-18-30h-60Z" fill={roofs.dark} />
      <path
        d="M294 190h160m-160 20h160m-160 20h160m-160 20h160m-160 20h160"
        stroke={trim}
        strokeWidth="2"
        opacity=".7"
      />
      <Windows x={362} y={128} columns={1} rows={1} width={24} height={30} arched lamps={[0]} />
      <Windows x={312} y={196} columns={3} rows={1} width={28} height={36} gapX={20} lamps={[1]} />
      <Windows x={404} y={264} columns={1} rows={1} width={30} height={36} lamps={[0]} />
      <Windows x={468} y={246} columns={2} rows={1} width={18} height={50} gapX={10} bars={false} lamps={[0]} />
      <OurDoor x={330} y={330} scale={0.7} />
      <Sign x={358} y={250} />
      <path d="M272 330h270v12H272Z" fill={walls.slate} />
      <path d="M318 342h26l20 44h-60Z" fill={trim} opacity=".7" />
      <Spruce x={214} y={366} scale={0.9} colour={leaf} />
      <path d="M0 360h196" stroke={trim} strokeWidth="5" strokeDasharray="3 13" />
      <Tram x={-30} y={410} scale={0.9} />
      <path d="M470 384q14-22 34-8 22-14 34 8Z" fill={coral} opacity=".8" />
    </Street>
  )
}
