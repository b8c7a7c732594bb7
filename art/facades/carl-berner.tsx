import { denim, leaf, mint, night, roofs, trim, walls } from '../kit/colours.ts'
import { Awning, OurDoor, Sign, Windows } from './house.tsx'
import { Bicycle, Street, Tram, Tree } from './street.tsx'

/** The square where the roads meet: a curved brick block of the thirties, the tram in front, the green awning. */
export function CarlBerner() {
  return (
    <Street disc={[94, 70]} ground={350}>
      <path d="M0 350V206h120v144Z" fill={walls.cream} />
      <path d="M0 206h124v-10H0Z" fill={roofs.dark} />
      <Windows x={14} y={226} columns={3} rows={2} width={22} height={30} gapX={14} gapY={24} lamps={[1, 5]} />
      <path d="M120 350V112h246q74 0 74 74v164Z" fill={walls.brick} />
      <path d="M114 112h254q78 0 78 76h-12q0-64-66-64H114Z" fill={trim} />
      <Windows
        x={140}
        y={142}
        columns={5}
        rows={2}
        width={34}
        height={32}
        gapX={20}
        gapY={24}
        bars={false}
        lamps={[0, 3, 6]}
      />
      <path d="M120 262h320v6H120Z" fill={trim} />
      <path d="M140 286h104v64H140Zm196 0h84v64h-84Z" fill="#fff" opacity=".4" />
      <path d="M160 330h64m-72-12v24m80-24v24" stroke={roofs.dark} strokeWidth="7" strokeLinecap="round" />
      <Awning x={132} y={272} width={120} colour={leaf} />
      <OurDoor x={292} y={350} scale={0.7} />
      <Sign x={440} y={240} />
      <path d="M486 350v-74m-24 0h48v-26h-48Z" stroke={night} strokeWidth="5" fill={denim} />
      <path d="M474 268v-10l12 8 12-8v10" stroke={trim} strokeWidth="4" fill="none" />
      <Tree x={540} y={352} scale={0.9} colour={mint} />
      <path d="M0 404h560" stroke={night} strokeWidth="4" opacity=".5" />
      <Tram x={20} y={404} scale={0.62} colour={denim} />
      <Bicycle x={356} y={372} scale={0.8} />
    </Street>
  )
}
