import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Womb } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The womb in its hammock of muscle, which has given a little. */
export function Prolapse() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <path d="M70-10q30 120-10 230-20 90 40 210h360q60-120 40-210-40-110-10-230Z" fill={skins.tan} opacity=".6" />
      <Womb x={280} y={170} scale={1.15} />
      <Stroke d="M90 240q40 160 190 164t190-164" colour={coral} width={30} />
      <Stroke d="M90 240q60 60 190 62t190-62" colour={coral} width={9} opacity={0.5} dash="2 18" />
      <Stroke d="M280 340v34m-18-16 18 18 18-18" colour="#fff" width={9} />
      <Dots at="90 240 17, 470 240 17" fill={wood} />
    </>
  )
}
