import { coral, deep, mist, rose, sky } from '../../kit/colours.ts'

/** A vein with too few red cells. */
export function Anaemia() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="206" r="188" fill={sky} />
      <path d="M-20 128q150-70 300 0t300 0v160q-150 70-300 0t-300 0Z" fill={rose} opacity=".55" />
      <path d="M-20 128q150-70 300 0t300 0M-20 288q150-70 300 0t300 0" fill="none" stroke={coral} strokeWidth="18" />
      <g fill={coral}>
        <ellipse cx="96" cy="196" rx="44" ry="34" transform="rotate(-16 96 196)" />
        <ellipse cx="300" cy="250" rx="44" ry="32" transform="rotate(14 300 250)" />
        <ellipse cx="470" cy="196" rx="42" ry="34" transform="rotate(-20 470 196)" />
      </g>
      <g fill="#000" opacity=".16">
        <ellipse cx="96" cy="196" rx="20" ry="14" transform="rotate(-16 96 196)" />
        <ellipse cx="300" cy="250" rx="20" ry="13" transform="rotate(14 300 250)" />
        <ellipse cx="470" cy="196" rx="19" ry="14" transform="rotate(-20 470 196)" />
      </g>
      <g fill="none" stroke={coral} strokeWidth="4" strokeDasharray="3 11" strokeLinecap="round">
        <ellipse cx="206" cy="180" rx="40" ry="30" />
        <ellipse cx="390" cy="248" rx="40" ry="30" />
      </g>
      <circle cx="262" cy="152" r="17" fill="#fff" />
      <g transform="rotate(12 492 360)">
        <path d="M470 300h44v90a22 22 0 0 1-44 0Z" fill="#fff" />
        <path d="M470 356h44v34a22 22 0 0 1-44 0Z" fill={coral} />
        <rect x="464" y="286" width="56" height="20" rx="6" fill={deep} />
      </g>
    </>
  )
}
