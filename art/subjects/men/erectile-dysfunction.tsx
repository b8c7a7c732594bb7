import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, coral, deep, denim, honey, mint, pine, rose, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Arch, Bubble } from '../../kit/things.tsx'

/** Two in bed at night, turned a little away, with something to talk about. */
export function ErectileDysfunction() {
  return (
    <>
      <Backdrop wall={deep} />
      <Arch x={280} y={150} width={120} height={130} frame={wood} fill={denim} border={12} />
      <Moon x={284} y={92} scale={0.6} />
      <rect x="50" y="150" width="460" height="220" rx="34" fill={wood} />
      <rect x="86" y="196" width="178" height="110" rx="40" fill="#fff" />
      <rect x="296" y="196" width="178" height="110" rx="40" fill="#fff" />
      <Person
        x={176}
        y={226}
        scale={1.15}
        skin="light"
        style="crop"
        hair="grey"
        clothes="plain"
        colour={mint}
        mood="calm"
        look={-1}
        height={140}
        beard="stubble"
      />
      <Person
        x={386}
        y={230}
        scale={1.1}
        skin="brown"
        style="long"
        hair="black"
        clothes="plain"
        colour={rose}
        mood="calm"
        look={-0.9}
        height={140}
      />
      <path d="M40 336q120-30 240 0t240 0v94H40Z" fill={pine} />
      <path d="M40 336q120-30 240 0t240 0v30q-120 30-240 0t-240 0Z" fill={cloth} />
      <Bubble x={280} y={246} scale={0.56} />
      <Dots at="264 246 5, 280 246 5, 296 246 5" fill={coral} />
      <path d="M18 260h64l-12-52H30Z" fill={honey} />
      <path d="M44 260h12v90H44Z" fill={wood} />
    </>
  )
}
