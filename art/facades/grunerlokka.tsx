import { coral, mint, pine, roofs, sun, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Parasol, Street, Tram, Tree } from './street.tsx'

/** Thorvald Meyers gate: painted houses from the 1880s, cafés on the pavement, the trees of Olaf Ryes plass. */
export function Grunerlokka() {
  return (
    <Street disc={[72, 66]}>
      <path d="M0 372V190h108v182Z" fill={walls.mint} />
      <path d="M0 190h108v-14H0Z" fill={trim} />
      <Windows x={12} y={210} columns={3} rows={2} width={20} height={36} gapX={14} gapY={26} lamps={[1]} />
      <path d="M108 372V118h186v254Z" fill={walls.pink} />
      <path d="M100 118h202v-16H100Z" fill={trim} />
      <path d="M120 102q22-30 54-30h54q32 0 54 30Z" fill={roofs.dark} />
      <Windows x={128} y={140} columns={4} rows={2} width={26} height={44} gapX={18} gapY={30} lamps={[0, 3, 6]} />
      <path d="M108 286h186v8H108Z" fill={trim} />
      <path d="M294 372V146h150v226Z" fill={walls.ochre} />
      <path d="M286 146h166v-14H286Z" fill={trim} />
      <Windows x={314} y={166} columns={3} rows={2} width={26} height={40} gapX={20} gapY={28} arched lamps={[2, 3]} />
      <path d="M312 306h64v66h-64Z" fill="#fff" opacity=".5" />
      <OurDoor x={252} y={372} scale={0.84} />
      <Sign x={284} y={298} />
      <path d="M128 308h70v64h-70Z" fill="#fff" opacity=".45" />
      <Tree x={488} y={372} scale={1.3} />
      <Tree x={540} y={372} scale={1.1} colour={pine} />
      <Parasol x={152} y={398} scale={0.86} colour={sun} />
      <Parasol x={398} y={394} scale={0.78} colour={coral} />
      <Tram x={-92} y={408} scale={0.86} colour={mint} />
    </Street>
  )
}
