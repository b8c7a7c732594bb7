import { Backdrop } from '../../../kit/backdrop.tsx'
import { Vertebra } from '../../../kit/bones.tsx'
import { coral, mist, skins, sky } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'
import { SunDisc } from '../../../kit/things.tsx'

/** A spine that grows stiff, and a morning that starts slowly. */
export function AnkylosingSpondylitis() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <SunDisc x={96} y={84} r={46} />
      <path d="M330-10q70 90 50 210-20 110-10 230H170q10-150 40-220 40-100 20-220Z" fill={skins.brown} />
      <Vertebra x={280} y={60} scale={0.8} turn={-8} />
      <Vertebra x={286} y={120} scale={0.85} />
      <Vertebra x={282} y={184} scale={0.9} turn={6} />
      <Vertebra x={272} y={250} scale={0.95} turn={8} />
      <Vertebra x={262} y={320} scale={1} turn={6} />
      <Vertebra x={258} y={392} scale={1} />
      <Stroke
        d="M248 80v20m70-14 2 18m-72 38-2 22m74-18-2 20m-76 46-4 24m76-14-4 20m-80 48-4 24m80-16-4 22m-82 54-2 22m78-14-2 18"
        colour={coral}
        width={13}
      />
    </>
  )
}
