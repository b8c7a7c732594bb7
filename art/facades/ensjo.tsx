import { denim, mint, roofs, trim, walls, water, wood } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Street, Train, Tree } from './street.tsx'

/** Gladengveien: new brick blocks of many heights, the stream that was dug up again, the underground on its way out. */
export function Ensjo() {
  return (
    <Street disc={[316, 60]} ground={356}>
      <path d="M0 176h560v10H0Z" fill={roofs.dark} opacity=".45" />
      <Train x={206} y={176} scale={0.7} stripe={denim} />
      <path d="M40 356V168h126v188Z" fill={walls.slate} />
      <Windows x={60} y={190} columns={3} rows={3} width={22} height={28} gapX={14} gapY={18} lamps={[0, 4, 8]} />
      <path d="M166 356V96h150v260Z" fill={walls.brick} />
      <Windows
        x={186}
        y={116}
        columns={3}
        rows={3}
        width={30}
        height={40}
        gapX={14}
        gapY={18}
        bars={false}
        lamps={[2, 3]}
      />
      <path d="M180 306h120" stroke={trim} strokeWidth="4" />
      <path d="M316 356V210h206v146Z" fill={walls.cream} />
      <path d="M316 210h206v-8H316Z" fill={trim} />
      <Windows x={336} y={228} columns={5} rows={1} width={24} height={34} gapX={14} bars={false} lamps={[1, 2]} />
      <OurDoor x={262} y={356} scale={0.6} />
      <path d="M336 290h166v66H336Z" fill="#fff" opacity=".35" />
      <circle cx="374" cy="334" r="22" fill={mint} />
      <path d="M424 344h56m-64-12v24m72-24v24" stroke={roofs.dark} strokeWidth="7" strokeLinecap="round" />
      <Sign x={300} y={280} />
      <path d="M0 384q70-22 150-8t170-2 240 10v36H0Z" fill={water} />
      <path d="M96 356q44-26 88 0v8q-44-24-88 0Z" fill={wood} />
      <path d="M100 352v-14m40 0v-12m40 26v-14M96 338q44-26 88 0" stroke={wood} strokeWidth="4" fill="none" />
      <path
        d="M360 392q14-8 28 0t28 0M40 400q14-8 28 0t28 0"
        stroke={trim}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <Tree x={24} y={360} scale={0.8} />
      <Tree x={536} y={362} scale={0.9} colour={mint} />
    </Street>
  )
}
