import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, denim, fold, sand, skins, wood } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A drop from the finger, and a strip that answers. */
export function HivTest() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <path
        d="M-20 330q120-60 190-60 50 0 110-40 30-20 46 0 10 20-16 40l-70 50q-30 70-120 90H-20Z"
        fill={skins.brown}
      />
      <Drop x={330} y={244} scale={0.8} colour={blood} />
      <rect x="350" y="290" width="180" height="90" rx="22" fill="#fff" />
      <rect x="372" y="312" width="80" height="46" rx="10" fill={fold} />
      <path d="M396 318h8v34h-8Z" fill={denim} />
      <ellipse cx="490" cy="335" rx="20" ry="14" fill={fold} />
      <Stroke d="M480 190q-40-80-36-110t26-20 18 40-50 90" colour={blood} width={19} />
      <path d="M-20 310q40-24 80-36l30 130H-20Z" fill={denim} />
    </>
  )
}
