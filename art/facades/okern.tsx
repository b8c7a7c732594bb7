import { coral, fjord, leaf, mint, roofs, sun, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bicycle, Street, StreetLamp, Tree } from './street.tsx'

/** Økern Portal: large new blocks in steps, gardens on the roofs, the square in the middle. */
export function Okern() {
  return (
    <Street disc={[58, 88]}>
      <path d="M394 372V58h134v314Z" fill={walls.slate} />
      <Windows
        x={412}
        y={78}
        columns={4}
        rows={5}
        width={18}
        height={26}
        gapX={10}
        gapY={18}
        bars={false}
        lamps={[0, 6, 9, 15, 18]}
      />
      <path d="M96 372V150h150v222Z" fill={walls.green} />
      <Windows
        x={114}
        y={172}
        columns={4}
        rows={3}
        width={20}
        height={28}
        gapX={12}
        gapY={18}
        bars={false}
        lamps={[1, 7, 8]}
      />
      <path d="M232 372V208h190v164Z" fill={walls.cream} />
      <path d="M232 208h190v-10H232Z" fill={trim} />
      <path d="M250 198q8-22 22-12 14-18 28 2 12-16 26 0 12-10 18 10Z" fill={leaf} />
      <path d="M110 150q10-20 24-10 12-16 28 4 14-12 22 6Z" fill={mint} />
      <Windows x={250} y={226} columns={5} rows={1} width={22} height={32} gapX={13} bars={false} lamps={[2, 3]} />
      <path d="M232 276h190v8H232Z" fill={roofs.dark} />
      <path d="M248 298h58v74h-58Z" fill="#fff" opacity=".45" />
      <OurDoor x={364} y={372} scale={0.92} />
      <Sign x={422} y={232} />
      <path d="M0 372V270h96v102Z" fill={walls.brick} />
      <Windows x={14} y={288} columns={3} rows={1} width={18} height={30} gapX={10} lamps={[0]} />
      <path d="M112 402h96l-12-14h-72Z" fill={fjord} />
      <Tree x={160} y={392} scale={0.8} />
      <StreetLamp x={234} y={404} />
      <Bicycle x={440} y={402} colour={coral} />
      <path d="M528 408V350h24v58Z" fill={sun} />
      <path d="M528 366h24" stroke={fjord} strokeWidth="6" />
    </Street>
  )
}
