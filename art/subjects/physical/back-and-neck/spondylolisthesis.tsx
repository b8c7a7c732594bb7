import { Backdrop } from '../../../kit/backdrop.tsx'
import { Vertebra } from '../../../kit/bones.tsx'
import { coral, fjord, mint, rose, sand, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** One vertebra that has slid forward on the next. */
export function Spondylolisthesis() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} x={260} />
      <Vertebra x={270} y={64} scale={1.5} />
      <Vertebra x={214} y={186} scale={1.5} colour={rose} />
      <Vertebra x={270} y={310} scale={1.5} />
      <path d="M210 112q50 10 120 0v24q-80 18-150 8ZM150 234q60 10 130 6l50 12v24q-60-20-110-10Z" fill={mint} />
      <Stroke d="M330 400V20" colour={fjord} width={4} dash="2 14" />
      <Stroke d="M120 186H60m24-20-26 20 26 20" colour={coral} width={12} />
      <Pain x={330} y={246} r={12} />
    </>
  )
}
