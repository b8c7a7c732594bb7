import { denim, leaf, mint, roofs, trim, walls, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Ridge, SailBoat, Sea, Street, Tree, Waves } from './street.tsx'

/** By the river: an office block on pillars, the footbridge, small boats, Kolsås behind. */
export function Sandvika() {
  return (
    <Street disc={[112, 66]} ground={310}>
      <Ridge d="M250 214q70-92 150-96 40 0 60 34l100 62v96H250Z" />
      <path d="M60 310V126h230v184Z" fill={walls.slate} />
      <path d="M52 126h246v-12H52Z" fill={roofs.dark} />
      <Windows
        x={82}
        y={146}
        columns={4}
        rows={2}
        width={38}
        height={32}
        gapX={14}
        gapY={20}
        bars={false}
        lamps={[1, 2, 7]}
      />
      <path d="M60 244h230v8H60Z" fill={trim} />
      <path d="M82 262h82v48H82Z" fill="#fff" opacity=".4" />
      <OurDoor x={222} y={310} scale={0.62} />
      <Sign x={290} y={196} />
      <path d="M330 310V216h92v94Z" fill={walls.ochre} />
      <path d="m320 216 56-40 56 40Z" fill={roofs.tile} />
      <Windows x={346} y={236} columns={3} rows={1} width={16} height={26} gapX={8} lamps={[1]} />
      <path d="M346 282h60v28h-60Z" fill="#fff" opacity=".4" />
      <Tree x={30} y={312} scale={1} colour={leaf} />
      <Tree x={470} y={312} scale={0.8} colour={mint} />
      <Tree x={520} y={314} scale={1} colour={leaf} />
      <Sea y={338} height={82} />
      <Waves y={376} />
      <path d="M330 338q90-56 200-10v12q-110-40-200 10Z" fill={wood} />
      <path
        d="M350 330v-24m40 6v-26m44 18v-26m44 28v-24M346 306q84-48 180-12"
        stroke={wood}
        strokeWidth="4"
        fill="none"
      />
      <SailBoat x={90} y={366} scale={0.8} />
      <path d="M196 384h64l-10 14h-44Z" fill={denim} />
      <path d="M228 384v-18h20" stroke={trim} strokeWidth="4" fill="none" />
    </Street>
  )
}
