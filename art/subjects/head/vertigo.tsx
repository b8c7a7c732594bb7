import { coral, denim, honey, lamp, mint, mist, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** The room turns: a tilted frame, circles round the head, a hand on the chair. */
export function Vertigo() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <g fill="none" stroke={sky} strokeWidth="22">
        <circle cx="282" cy="176" r="196" />
        <circle cx="282" cy="176" r="140" />
      </g>
      <g transform="rotate(-14 112 120)">
        <rect x="58" y="66" width="108" height="92" rx="8" fill={wood} />
        <rect x="70" y="78" width="84" height="68" fill={lamp} />
        <path d="m70 146 30-36 20 22 14-16 20 30Z" fill={pine} />
      </g>
      <g transform="rotate(12 462 150)">
        <path d="M462 40v70" stroke={denim} strokeWidth="5" />
        <path d="M424 150q0-42 38-42t38 42Z" fill={coral} />
        <path d="M446 150a16 10 0 0 0 32 0Z" fill={honey} />
      </g>
      <g fill="none" strokeWidth="7" strokeLinecap="round">
        <path d="M206 128a96 42 0 0 1 176-18" stroke={coral} />
        <path d="M396 150a96 42 0 0 1-168 30" stroke={coral} />
        <path d="m372 92 12 18-22 4M236 200l-10-20 22-2" stroke={coral} strokeLinejoin="round" />
      </g>
      <g transform="rotate(7 282 420)">
        <Person
          x={282}
          y={196}
          scale={1.3}
          skin="brown"
          style="short"
          hair="black"
          clothes="sweater"
          colour={mint}
          mood="sore"
          height={220}
        />
      </g>
      <g fill={sun}>
        <circle cx="222" cy="86" r="8" />
        <circle cx="366" cy="60" r="6" />
        <circle cx="408" cy="214" r="8" />
      </g>
      <path d="M66 420V300h14v50h60v70h-14v-52H80v52Z" fill={wood} />
    </>
  )
}
