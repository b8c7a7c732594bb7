import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, muscle } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Womb } from '../../kit/organs.tsx'
import { Pain } from '../../kit/pain.tsx'

/** Patches like the lining of the womb that grow outside of it. */
export function Endometriosis() {
  return (
    <>
      <Backdrop wall={blush} disc={mist} />
      <Womb x={280} y={196} scale={1.3} />
      <g fill={muscle}>
        <path d="M96 190c10-14 34-8 36 8s-14 26-30 20-14-18-6-28ZM440 176c14-12 36-2 34 14s-20 22-32 14-12-20-2-28ZM196 112c8-12 28-10 30 4s-14 20-24 16-12-12-6-20ZM356 238c10-12 30-6 30 8s-16 22-28 14-10-14-2-22ZM182 262c8-10 26-6 26 6s-14 18-22 12-10-12-4-18Z" />
      </g>
      <Dots at="120 240 7, 152 292 9, 430 230 6, 408 290 10, 366 100 7, 318 344 8, 236 330 7" fill={muscle} />
      <Pain x={110} y={202} r={9} />
      <Pain x={456} y={190} r={9} />
      <Moon x={500} y={70} scale={0.8} colour={coral} />
    </>
  )
}
