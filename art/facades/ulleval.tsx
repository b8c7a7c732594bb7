import { coral, leaf, lit, mint, night, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bus, Street, Tree } from './street.tsx'

/** Sognsveien: the bowl of the stadium with its masts, the house at its side, the bus along the ring road. */
export function Ulleval() {
  return (
    <Street disc={[428, 66]}>
      <path d="M60 300V70m236 230V96" stroke={night} strokeWidth="6" />
      <path d="M36 46h48v34H36ZM274 74h44v30h-44Z" fill={roofs.dark} />
      <path
        d="M42 52h16v10H42Zm20 0h16v10H62ZM42 66h16v9H42Zm20 0h16v9H62Zm218 14h14v8h-14Zm18 0h14v8h-14Zm-18 13h14v7h-14Zm18 0h14v7h-14Z"
        fill={lit}
      />
      <path d="M-20 372q0-140 60-168h260q70 30 60 168Z" fill={walls.white} />
      <path d="M-4 256h352m-362 36h372m-376 36h380" stroke={walls.slate} strokeWidth="12" />
      <path d="M40 204q130-44 260 0l-10 18q-120-34-240 0Z" fill={coral} />
      <path d="M96 256h40v116H96Z" fill={mint} />
      <path d="M330 372V152h176v220Z" fill={walls.blue} />
      <path d="M322 152h192v-14H322Z" fill={roofs.dark} />
      <Windows x={350} y={172} columns={4} rows={2} width={22} height={36} gapX={18} gapY={24} lamps={[0, 3, 6]} />
      <path d="M330 288h176v7H330Z" fill={trim} />
      <path d="M440 308h52v64h-52Z" fill="#fff" opacity=".45" />
      <path d="M436 300h60v12h-60Z" fill={coral} />
      <OurDoor x={382} y={372} scale={0.84} />
      <Sign x={414} y={296} />
      <Tree x={550} y={376} scale={0.8} colour={leaf} />
      <Bus x={150} y={410} scale={0.86} colour={coral} />
    </Street>
  )
}
