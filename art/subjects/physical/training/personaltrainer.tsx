import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, leaf, night, skins, sky, slate, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Arm } from '../../../kit/person.tsx'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Words } from '../../../kit/things.tsx'

/** A trainer who counts, and someone who lifts. */
export function Personaltrainer() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={40} />
      <Standing
        x={190}
        y={398}
        scale={0.98}
        skin="tan"
        style="quiff"
        hair="black"
        clothes="plain"
        colour={coral}
        trousers={night}
        arms={false}
      />
      <Stroke d="M142 190q-54-20-46-124m146 124q54-20 46-124" colour={coral} width={24} />
      <Stroke d="M40 56h304" colour={slate} width={11} />
      <path d="M50 10h26v92H50Zm256 0h26v92h-26ZM28 26h22v60H28Zm304 0h22v60h-22Z" fill={night} />
      <Dots at="96 58 13, 288 58 13" fill={skins.tan} />
      <Standing
        x={440}
        y={398}
        scale={0.92}
        skin="fair"
        style="ponytail"
        hair="blond"
        clothes="plain"
        colour={leaf}
        trousers={denim}
        look={-0.8}
        arms={false}
      />
      <Arm sleeve="M396 204q-30 40 10 60" hand="M406 264q14 4 26-4" colour={leaf} skin="fair" width={22} />
      <rect x="420" y="226" width="60" height="76" rx="8" fill="#fff" transform="rotate(-8 450 264)" />
      <Words x={432} y={252} widths={[34, 26, 30]} gap={14} />
    </>
  )
}
