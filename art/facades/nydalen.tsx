import { coral, leaf, mint, night, roofs, trim, walls, water, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bicycle, Street, Tree } from './street.tsx'

/** By the Akerselva: a brick mill with a saw-toothed roof and its chimney, the fall, the path along the water. */
export function Nydalen() {
  return (
    <Street disc={[196, 60]} ground={352}>
      <path d="M0 352V196q70-30 150-8t170-14 240 16v162Z" fill={mint} opacity=".5" />
      <path d="M438 352V64h34l6 288Z" fill={walls.red} />
      <path d="M432 64h46v-12h-46Z" fill={roofs.dark} />
      <path
        d="M478 58q16-24 40-16 14-16 34-8"
        stroke={trim}
        strokeWidth="12"
        fill="none"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M120 352V178l70-50v50l70-50v50l70-50v50l70-50v224Z" fill={walls.brick} />
      <path
        d="m120 178 70-50v14l-70 50Zm70 0 70-50v14l-70 50Zm70 0 70-50v14l-70 50Zm70 0 70-50v14l-70 50Z"
        fill={roofs.dark}
      />
      <Windows x={142} y={204} columns={5} rows={1} width={30} height={52} gapX={18} arched lamps={[1, 2, 4]} />
      <path d="M120 274h280v6H120Z" fill={trim} opacity=".7" />
      <Windows x={142} y={298} columns={4} rows={1} width={30} height={34} gapX={18} bars={false} lamps={[0]} />
      <OurDoor x={362} y={352} scale={0.72} />
      <Sign x={400} y={262} />
      <path d="M0 352h86q30 0 34 20v48H0Z" fill={water} />
      <path d="M86 352q30 0 34 20v48" stroke={trim} strokeWidth="6" fill="none" />
      <path d="M0 292h92v60H0Z" fill={water} />
      <path d="M14 300v44m24-44v44m24-44v44" stroke={trim} strokeWidth="5" strokeLinecap="round" opacity=".8" />
      <path d="M0 286h92v10H0Z" fill={walls.slate} />
      <path
        d="M16 386q12-8 24 0t24 0m-44 20q12-8 24 0t24 0"
        stroke={trim}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M132 352v-30m0 8h-40m0 22v-34" stroke={wood} strokeWidth="5" />
      <Tree x={522} y={360} scale={1.1} colour={leaf} />
      <path d="M120 396h440" stroke={night} strokeOpacity=".18" strokeWidth="3" strokeDasharray="18 14" />
      <Bicycle x={240} y={390} scale={1.1} colour={coral} />
    </Street>
  )
}
