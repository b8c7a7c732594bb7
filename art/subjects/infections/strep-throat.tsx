import { coral, mist, rose, sky, wood } from '../../kit/colours.ts'

/** Looking into a sore throat: coated tonsils, and the swab for the quick test. */
export function StrepThroat() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="250" cy="210" r="196" fill={sky} />
      <ellipse cx="250" cy="214" rx="178" ry="156" fill={rose} />
      <ellipse cx="250" cy="214" rx="156" ry="134" fill="#7a2f28" />
      <path d="M128 134q122-66 244 0l12 30q-134-58-268 0Z" fill="#fff" />
      <path d="M236 132h28v70a14 14 0 0 1-28 0Z" fill={rose} />
      <ellipse cx="164" cy="226" rx="34" ry="46" fill={coral} />
      <ellipse cx="336" cy="226" rx="34" ry="46" fill={coral} />
      <g fill="#fff">
        <circle cx="158" cy="208" r="8" />
        <circle cx="174" cy="230" r="6" />
        <circle cx="156" cy="246" r="5" />
        <circle cx="342" cy="206" r="6" />
        <circle cx="330" cy="232" r="8" />
        <circle cx="346" cy="250" r="5" />
      </g>
      <path d="M138 300q112-96 224 0-44 48-112 48t-112-48Z" fill={rose} />
      <path d="M250 262v64" stroke="#7a2f28" strokeOpacity=".35" strokeWidth="6" strokeLinecap="round" />
      <path d="M556 400 372 254" stroke={wood} strokeWidth="11" strokeLinecap="round" />
      <ellipse cx="366" cy="248" rx="26" ry="15" fill="#fff" transform="rotate(38 366 248)" />
    </>
  )
}
