import { blush, coral, fjord, mint, sand, sky, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Plant } from '../../kit/things.tsx'

/** Young skin with spots, a mirror, a mild wash and a cream. */
export function Acne() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="252" cy="196" r="158" fill={blush} />
      <circle cx="252" cy="196" r="158" fill="none" stroke={fjord} strokeWidth="14" />
      <Person
        x={252}
        y={164}
        scale={1.9}
        skin="fair"
        style="curly"
        hair="ginger"
        colour={mint}
        mood="calm"
        height={150}
      />
      <g fill={coral}>
        <circle cx="208" cy="196" r="6" />
        <circle cx="222" cy="214" r="4" />
        <circle cx="290" cy="190" r="5" />
        <circle cx="300" cy="208" r="7" />
        <circle cx="246" cy="134" r="5" />
        <circle cx="268" cy="124" r="3.5" />
        <circle cx="254" cy="222" r="4" />
      </g>
      <rect y="380" width="560" height="40" fill={fjord} opacity=".85" />
      <path d="M434 250h72v130h-72Z" fill="#fff" />
      <path d="M434 290h72v44h-72Z" fill={sky} />
      <path d="M456 250v-26h28v26Zm-14-26h56v-14h-40q-16 0-16 14Z" fill={fjord} />
      <path d="M356 340h64v40h-64Z" fill={sun} />
      <path d="M350 324h76v18h-76Z" fill="#fff" />
      <Plant x={66} y={382} scale={0.8} />
    </>
  )
}
