import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, line, plum, sand, slate, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A notebook with the hours of a headache, day by day. */
export function HeadacheDiary() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <Sheet x={60} y={50} width={330} height={310} r={20} />
      <path d="M60 70q0-20 20-20h24v310H80q-20 0-20-20Z" fill={plum} />
      <Stroke d="M52 92h26m-26 56h26m-26 56h26m-26 56h26m-26 56h26" colour={slate} width={8} />
      <Stroke d="M136 300h226" colour={line} width={6} />
      <Stroke d="M154 286v-30m44 30v-70m44 70v-124m44 124v-52m44 52v-20" colour={coral} width={24} />
      <Words x={136} y={332} widths={[90, 0]} gap={0} />
      <Words x={136} y={92} widths={[120]} colour={plum} />
      <g transform="translate(460 190)">
        <circle r="78" fill={coral} opacity=".14" />
        <g transform="scale(1.5)">
          <Head skin="light" style="bun" hair="grey" mood="sore" />
        </g>
        <Stroke d="m-50-64 12 18M0-84v22m50-2-12 18" colour={coral} />
      </g>
      <g transform="rotate(52 430 350)">
        <path d="M420 270h22v110l-11 24-11-24Z" fill={leaf} />
        <path d="M420 270h22v18h-22Z" fill={coral} />
      </g>
    </>
  )
}
