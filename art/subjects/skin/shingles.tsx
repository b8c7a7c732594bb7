import { coral, denim, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Torso } from '../../kit/torso.tsx'

/** A band of blisters on one side of the body. */
export function Shingles() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="210" r="186" fill={sky} />
      <g transform="translate(40)">
        <Torso skin="light" colour={denim} />
        <path d="M240 168c40-16 84-8 112 20l10 62c-34-30-80-40-122-26Z" fill={coral} opacity=".45" />
        <g fill={coral}>
          <circle cx="256" cy="192" r="9" />
          <circle cx="276" cy="180" r="7" />
          <circle cx="282" cy="204" r="10" />
          <circle cx="304" cy="188" r="9" />
          <circle cx="312" cy="214" r="8" />
          <circle cx="332" cy="200" r="10" />
          <circle cx="342" cy="226" r="8" />
          <circle cx="262" cy="214" r="5" />
        </g>
        <path
          d="M240 60v260"
          stroke="#000"
          strokeOpacity=".1"
          strokeWidth="5"
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
        <circle cx="240" cy="286" r="7" fill="#000" opacity=".18" />
      </g>
      <g fill="none" stroke={sun} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="m420 140 26 20-12 18 30 22m-40 42 34 2m-34 46 26 20" />
      </g>
      <rect y="408" width="560" height="12" fill={sand} />
    </>
  )
}
