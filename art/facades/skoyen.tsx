import { coral, denim, leaf, night, pane, pine, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Street, Train, Tree } from './street.tsx'

/** By the station: a house of glass beside a low one of brick, the platform, the train from Drammen. */
export function Skoyen() {
  return (
    <Street disc={[476, 66]} ground={330}>
      <path d="M70 330V52l118-20v298Z" fill={pane} />
      <path d="M188 32v298h40V70Z" fill={walls.slate} />
      <path
        d="M70 96l118-12M70 140l118-8M70 184l118-4M70 228h118M70 272h118M110 46v284M148 40v290"
        stroke={trim}
        strokeWidth="4"
      />
      <path d="M112 98l34-4v40l-34 3Zm40 86 34-2v42l-34 1ZM74 230h34v40H74Z" fill="light-dark(#ffefcf, #ffd791)" />
      <path d="M228 330V176h206v154Z" fill={walls.brick} />
      <path d="M218 176h226v-12H218Z" fill={roofs.dark} />
      <Windows x={250} y={196} columns={4} rows={1} width={28} height={36} gapX={18} lamps={[1, 3]} />
      <path d="M228 246h206v7H228Z" fill={trim} />
      <path d="M330 268h86v62h-86Z" fill="#fff" opacity=".4" />
      <OurDoor x={276} y={330} scale={0.76} />
      <Sign x={312} y={252} />
      <Tree x={486} y={330} scale={1.1} colour={leaf} />
      <Tree x={34} y={330} scale={0.8} colour={pine} />
      <path d="M0 398h560v22H0Z" fill={night} opacity=".28" />
      <path d="M0 398h560" stroke={trim} strokeWidth="4" />
      <Train x={96} y={398} scale={1.1} stripe={coral} />
      <path d="M28 398V300h58m-58 6h58" stroke={denim} strokeWidth="6" fill="none" />
      <path d="M34 312h44v18H34Z" fill={denim} />
    </Street>
  )
}
