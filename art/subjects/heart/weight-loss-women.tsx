import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mint, night, skins, sky, water } from '../../kit/colours.ts'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A woman on her way to the water with a towel. */
export function WeightLossWomen() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M-10 270q70-20 145 0t145 0 145 0 145 0v160H-10Z" fill={water} />
      <path d="M-10 350q200-40 580 10v70H-10Z" fill={honey} />
      <SunDisc x={90} y={84} r={44} />
      <Stroke d="M60 310q30-10 60 0m320-10q30-10 60 0" colour="#fff" width={7} />
      <Standing
        x={290}
        y={408}
        scale={1}
        skin="brown"
        style="bun"
        hair="black"
        clothes="scrubs"
        colour={coral}
        trousers={night}
        build={1.45}
        arms={false}
      />
      <Stroke d="M226 196q-24 50-10 96m140-96q26 40 30 80" colour={skins.brown} width={30} />
      <path d="M354 250h70l10 110h-70Z" fill={mint} />
      <path d="M356 276h70l2 16h-70Zm4 40h70l2 16h-70Z" fill="#fff" opacity=".7" />
    </>
  )
}
