import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, leaf, sand, sun, wood } from '../../kit/colours.ts'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** What has to fit before a medicine is right. */
export function WeightLossCriteria() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <Sheet x={60} y={60} width={230} height={300} />
      <Stroke d="m84 116 12 14 24-30m-36 74 12 14 24-30m-36 74 12 14 24-30" colour={leaf} width={9} />
      <Stroke d="m86 300 24 24m0-24-24 24" colour={coral} width={9} />
      <Words x={146} y={116} widths={[110, 86]} gap={20} />
      <Words x={146} y={174} widths={[100, 110]} gap={20} />
      <Words x={146} y={232} widths={[116, 70]} gap={20} />
      <Words x={146} y={302} widths={[90, 104]} gap={20} />
      <Standing
        x={420}
        y={398}
        scale={0.92}
        skin="brown"
        style="bun"
        hair="black"
        clothes="sweater"
        colour={sun}
        trousers={denim}
        build={1.4}
        look={-0.6}
        arms={false}
      />
      <Stroke d="M362 196q-20 50-8 90m124-90q20 50 8 90" colour={sun} width={30} />
    </>
  )
}
