import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, leaf, night, skins, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A cuff that measures through a day and a night. */
export function BloodPressureMonitoring() {
  return (
    <>
      <Backdrop wall={sun} />
      <path d="M280 0h280v420H280Z" fill={denim} />
      <circle cx="90" cy="80" r="40" fill="#fff" opacity=".8" />
      <Moon x={480} y={84} />
      <Dots at="400 60 4, 520 160 4, 430 130 3" fill={honey} />
      <Person
        x={270}
        y={170}
        scale={1.5}
        skin="light"
        style="crop"
        hair="grey"
        clothes="plain"
        colour={leaf}
        glasses
        height={180}
      />
      <Stroke d="M356 300q40 50 30 130" colour={skins.light} width={44} />
      <path d="M322 262q40 0 54 54l-40 14q-30-30-14-68Z" fill={leaf} />
      <path d="M344 320l60-14 12 64-54 10Z" fill={night} />
      <Stroke d="M350 350q-60 10-70 30" colour={night} width={7} />
      <rect x="220" y="360" width="84" height="60" rx="12" fill="#fff" />
      <Stroke d="M236 384h20m-20 16h32" colour={coral} width={6} />
    </>
  )
}
