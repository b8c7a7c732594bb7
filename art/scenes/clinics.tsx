import { Awning, OurDoor, Sign, Windows } from '../facades/house.tsx'
import { Ridge, Street, Tram, Tree } from '../facades/street.tsx'
import { mint, pine, roofs, sun, trim, walls } from '../kit/colours.ts'

/** A street as there are many: houses of several ages, our door in one of them, the tram that stops outside. */
export function Clinics() {
  return (
    <Street disc={[470, 74]}>
      <Ridge d="M0 372V250q80-60 170-20t190-40 200 20v162Z" />
      <path d="M20 372V214h104v158Z" fill={walls.brick} />
      <path d="m10 214 62-56 62 56Z" fill={roofs.dark} />
      <Windows x={36} y={238} columns={3} rows={2} width={18} height={30} gapX={10} gapY={24} lamps={[2, 3]} />
      <path d="M124 372V134h186v238Z" fill={walls.cream} />
      <path d="M114 134h206v-14H114Z" fill={roofs.dark} />
      <Windows x={144} y={156} columns={4} rows={2} width={26} height={40} gapX={16} gapY={26} lamps={[0, 3, 5]} />
      <path d="M124 292h186v8H124Z" fill={trim} />
      <path d="M142 322h70v50h-70Z" fill="#fff" opacity=".5" />
      <Awning x={136} y={306} width={84} colour={sun} />
      <OurDoor x={264} y={372} scale={0.8} />
      <Sign x={310} y={250} />
      <path d="M310 372V190h120v182Z" fill={walls.mint} />
      <path d="m302 190 28-40h80l28 40Z" fill={roofs.tile} />
      <Windows x={328} y={212} columns={3} rows={2} width={22} height={34} gapX={10} gapY={26} arched lamps={[1]} />
      <path d="M430 372V238h110v134Z" fill={walls.ochre} />
      <path d="M422 238h126v-12H422Z" fill={trim} />
      <Windows x={448} y={256} columns={3} rows={1} width={18} height={32} gapX={10} lamps={[0, 1]} />
      <Sign x={310} y={250} />
      <Tree x={536} y={374} colour={pine} />
      <Tree x={30} y={378} scale={0.9} />
      <Tram x={330} y={408} scale={0.9} />
      <path d="M96 392q12-16 26-4 14-12 24 4Z" fill={mint} />
    </Street>
  )
}
