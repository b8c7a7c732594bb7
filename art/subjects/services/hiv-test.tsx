import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, denim, fold, sand, skins, wood } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A drop from the finger, and a strip that answers. */
export function HivTest() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <Stroke d="m110 196 168 16" colour={skins.brown} width={40} />
      <path d="M-10 120q90-10 146 30 44 40 30 90-10 50-66 60H-10Z" fill={skins.brown} />
      <Stroke d="M104 226q26 8 52-2m-52 34q22 8 44-2" colour="#000" opacity={0.15} width={6} />
      <path d="M-10 104h46l10 210H-10Z" fill={denim} />
      <Drop x={288} y={270} scale={0.95} colour={blood} />
      <rect x="210" y="318" width="200" height="72" rx="22" fill="#fff" />
      <ellipse cx="286" cy="354" rx="26" ry="16" fill={fold} />
      <rect x="326" y="334" width="66" height="40" rx="10" fill={fold} />
      <path d="M344 340h8v28h-8Z" fill={denim} />
      <Stroke d="M490 214q-44-92-40-126t28-22 18 44-50 104" colour={blood} width={20} />
    </>
  )
}
