import { coral, mint, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Sea, Street, StreetLamp, Tree, Waves } from './street.tsx'

/** Ruseløkkveien: the arcade under the terrace, the tower of the city hall, the ferry on its way in. */
export function Vika() {
  return (
    <Street disc={[166, 62]} ground={354}>
      <Sea y={262} height={92} />
      <path d="M0 262q50-34 110-10 40-18 90 10Z" fill={mint} />
      <path d="M20 290V120h52v170Z" fill={walls.red} />
      <path d="M30 132h32v24H30Z" fill={trim} />
      <path d="M46 138v8l6 4" stroke={roofs.dark} strokeWidth="3" fill="none" />
      <path d="M72 290V196h44v94Z" fill={walls.brick} />
      <path d="M84 312h120l-18 26H98Z" fill={trim} />
      <path d="M104 312v-22h72v22Zm18-22v-14h30v14Z" fill={coral} />
      <path d="M112 296h14v8h-14Zm22 0h14v8h-14Zm22 0h14v8h-14Z" fill={trim} />
      <Waves y={344} />
      <path d="M232 354V84h262v270Z" fill={walls.cream} />
      <path d="M222 84h282V70H222Z" fill={trim} />
      <path d="M256 70q20-32 56-32h102q36 0 56 32Z" fill={roofs.dark} />
      <Windows x={318} y={44} columns={4} rows={1} width={18} height={20} gapX={16} arched bars={false} lamps={[1]} />
      <Windows x={256} y={104} columns={6} rows={2} width={22} height={38} gapX={16} gapY={24} lamps={[0, 4, 9]} />
      <path d="M232 232h262v10H232Z" fill={trim} />
      <Windows
        x={250}
        y={262}
        columns={3}
        rows={1}
        width={38}
        height={92}
        gapX={12}
        arched
        bars={false}
        lamps={[0, 2]}
      />
      <Windows x={448} y={262} columns={1} rows={1} width={34} height={92} arched bars={false} />
      <OurDoor x={420} y={354} scale={0.94} />
      <Sign x={494} y={246} />
      <Tree x={548} y={360} scale={0.7} />
      <StreetLamp x={214} y={390} />
      <path d="M20 400h150" stroke={roofs.dark} strokeWidth="6" strokeLinecap="round" opacity=".3" />
    </Street>
  )
}
