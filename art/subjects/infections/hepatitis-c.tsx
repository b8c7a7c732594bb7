import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, leaf, sand, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Drop } from '../../kit/nature.tsx'
import { Liver } from '../../kit/organs.tsx'
import { Tablets } from '../../kit/remedies.tsx'
import { Month } from '../../kit/room.tsx'

/** The liver, a drop of blood, and some weeks of tablets. */
export function HepatitisC() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} y={180} floor={wood} />
      <Liver x={250} y={160} scale={1.05} colour="#b9604f" />
      <Dots at="140 130 13, 196 170 9, 300 110 11, 360 120 8, 160 200 8" fill={leaf} />
      <Drop x={92} y={318} scale={2} colour={blood} />
      <Month x={390} y={310} scale={0.72} marked={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]} colour={leaf} />
      <Tablets x={210} y={352} scale={0.8} turn={8} colour={leaf} />
    </>
  )
}
