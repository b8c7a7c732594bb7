import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, coral, leaf, mint, rose, sand, wood } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'

/** Pads, a cup and more drops than usual. */
export function HeavyPeriods() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <Drop x={150} y={120} scale={2.2} colour={blood} />
      <Drop x={250} y={84} scale={1.5} colour={coral} />
      <Drop x={252} y={190} scale={1.1} colour={rose} />
      <Drop x={82} y={220} scale={1} colour={rose} />
      <g transform="rotate(-8 170 330)">
        <path
          d="M70 300h40q16-16 60-16t60 16h40q26 6 26 28t-26 28h-40q-16 16-60 16t-60-16H70q-26-6-26-28t26-28Z"
          fill="#fff"
        />
        <path d="M90 328q80-34 160 0-80 34-160 0Z" fill={rose} />
      </g>
      <path d="M376 230h120q0 100-40 130l-4 36h-32l-4-36q-40-30-40-130Z" fill={mint} />
      <ellipse cx="436" cy="230" rx="60" ry="17" fill={leaf} />
      <ellipse cx="436" cy="234" rx="48" ry="11" fill={blood} />
    </>
  )
}
