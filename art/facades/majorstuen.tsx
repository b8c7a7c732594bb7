import { coral, fjord, leaf, night, pane, roofs, sun, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Street, StreetLamp, Train, Tree } from './street.tsx'

/** Above the underground: a cream corner house with a tower, shop windows of the old shoe shop, the train below. */
export function Majorstuen() {
  return (
    <Street disc={[470, 74]} ground={330}>
      <path d="M40 330V150h250v180Z" fill={walls.cream} />
      <path d="m30 150 24-44h216l30 44Z" fill={roofs.dark} />
      <path d="M290 330V118h110v212Z" fill={walls.pink} />
      <path d="M284 118q61-92 122 0Z" fill={roofs.tile} />
      <path d="M345 62V40" stroke={night} strokeWidth="5" />
      <path d="M345 40h24l-8 8 8 8h-24Z" fill={coral} />
      <Windows x={62} y={172} columns={5} rows={1} width={26} height={40} gapX={18} lamps={[1, 4]} arched />
      <Windows x={308} y={140} columns={2} rows={2} width={26} height={34} gapX={22} gapY={20} lamps={[0, 3]} />
      <path d="M40 234h360v8H40Z" fill={trim} />
      <path d="M62 258h132v72H62Z" fill={pane} />
      <path d="M106 258v72m44-72v72" stroke={trim} strokeWidth="4" />
      <path d="M74 322q2-20 18-18l12 10q8 2 8 8Zm86 0q2-20 18-18" stroke={fjord} strokeWidth="4" fill="none" />
      <OurDoor x={246} y={330} scale={0.76} />
      <path d="M314 262h64v68h-64Z" fill="#fff" opacity=".4" />
      <Sign x={400} y={232} />
      <path d="M452 330v-52h76v52" stroke={night} strokeWidth="6" fill="none" />
      <path d="M446 270h88v16h-88Z" fill={fjord} />
      <circle cx="490" cy="306" r="13" fill={trim} />
      <path d="M483 301h14m-7 0v13" stroke={fjord} strokeWidth="4" />
      <Tree x={26} y={332} scale={0.9} colour={leaf} />
      <path d="M0 366h560v54H0Z" fill={night} opacity=".25" />
      <Train x={150} y={412} scale={0.74} stripe={sun} />
      <StreetLamp x={424} y={352} scale={0.9} />
    </Street>
  )
}
