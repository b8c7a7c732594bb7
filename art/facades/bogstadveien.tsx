import { coral, fjord, mint, roofs, sun, trim, walls } from '../kit/colours.ts'
import { Awning, OurDoor, Sign, Windows } from './house.tsx'
import { Street, StreetLamp, Tram } from './street.tsx'

/** The shopping street: awnings below, quiet rooms above, flags across. */
export function Bogstadveien() {
  return (
    <Street disc={[484, 70]}>
      <path d="M0 372V150h150v222Z" fill={walls.green} />
      <path d="M-8 150 40 112h84l34 38Z" fill={roofs.dark} />
      <Windows x={22} y={178} columns={3} rows={2} gapX={20} gapY={22} lamps={[2, 3]} />
      <path d="M150 372V76h246v296Z" fill={walls.cream} />
      <path d="M150 76q22-42 60-42h126q38 0 60 42Z" fill={roofs.tile} />
      <Windows x={220} y={44} columns={3} rows={1} width={22} height={26} gapX={22} arched bars={false} lamps={[0]} />
      <Windows x={176} y={104} columns={5} rows={2} width={24} height={44} gapX={20} gapY={26} lamps={[1, 4, 7]} />
      <path d="M150 254h246v10H150Z" fill={trim} />
      <path d="M396 372V170h164v202Z" fill={walls.pink} />
      <path d="M396 170h164v-16H388Z" fill={roofs.dark} />
      <Windows x={424} y={196} columns={3} rows={1} gapX={22} lamps={[1]} />
      <path d="M168 300h96v72h-96ZM412 300h132v72H412Z" fill="#fff" opacity=".5" />
      <Awning x={160} y={282} width={114} />
      <Awning x={404} y={282} width={150} colour={fjord} />
      <path d="M20 300h104v72H20Z" fill="#fff" opacity=".4" />
      <Awning x={14} y={282} width={116} colour={sun} />
      <OurDoor x={330} y={372} scale={0.94} />
      <Sign x={368} y={290} />
      <path d="M0 118q280 60 560 4" stroke={trim} strokeWidth="2.5" fill="none" />
      <path d="m70 128 20 4-8 18ZM180 141l20 2-10 18ZM430 139l20-3-8 19Z" fill={coral} />
      <path d="m124 136 20 3-9 18ZM486 131l20-3-8 19Z" fill={mint} />
      <StreetLamp x={140} y={392} />
      <Tram x={392} y={410} scale={0.8} />
    </Street>
  )
}
