import { coral, fjord, leaf, mint, roofs, sun, trim, walls } from '../kit/colours.ts'
import { Awning, OurDoor, Sign, Windows } from './house.tsx'
import { Street, StreetLamp, Tree } from './street.tsx'

/** A street of Vasastan: tall plastered houses with copper roofs, a bakery, and the park at the end. */
export function Vasastan() {
  return (
    <Street disc={[420, 70]}>
      <path d="M20 372V128h150v244Z" fill={walls.ochre} />
      <path d="m12 128 22-42h122l22 42Z" fill={mint} />
      <path d="M60 86V62h26v24Z" fill={roofs.tile} />
      <Windows x={40} y={146} columns={4} rows={3} width={20} height={34} gapX={14} gapY={20} lamps={[1, 6]} />
      <path d="M34 318h58v54H34Z" fill="#fff" opacity=".45" />
      <Awning x={28} y={302} width={70} colour={coral} />
      <path d="M170 372V98h190v274Z" fill={walls.mint} />
      <path d="M160 98h210V84H160Z" fill={trim} />
      <path d="m176 84 20-36h138l20 36Z" fill={roofs.dark} />
      <path d="M236 84V54h54v30Z" fill={walls.mint} />
      <path d="m230 54 33-22 33 22Z" fill={mint} />
      <Windows x={192} y={116} columns={5} rows={3} width={20} height={36} gapX={16} gapY={24} lamps={[2, 9, 11]} />
      <path d="M170 306h190v8H170Z" fill={trim} />
      <OurDoor x={238} y={372} scale={0.85} />
      <Sign x={318} y={290} />
      <path d="M360 372V150h132v222Z" fill={walls.blue} />
      <path d="m352 150 24-34h100l24 34Z" fill={roofs.tile} />
      <Windows x={378} y={168} columns={3} rows={3} width={22} height={34} gapX={18} gapY={22} lamps={[0, 5]} />
      <path d="M378 330h96v42h-96Z" fill="#fff" opacity=".4" />
      <path d="M372 326h108v-8H372Z" fill={fjord} />
      <Tree x={524} y={374} scale={1} colour={leaf} />
      <path d="M116 398h64m-54 0v14m44-14v14" stroke={fjord} strokeWidth="6" strokeLinecap="round" />
      <circle cx="420" cy="396" r="9" fill={sun} />
      <path d="M412 404h16v12h-16Z" fill={coral} />
      <StreetLamp x={356} y={402} />
    </Street>
  )
}
