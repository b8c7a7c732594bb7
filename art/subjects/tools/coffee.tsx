import { coral, deep, fjord, lamp, mint, night, sand, sky, sun, wood } from '../../kit/colours.ts'

/** A steaming cup, the moka pot it came from, and a can that does the same; a moon says that it is late for it. */
export function Coffee() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="292" cy="204" r="172" fill={sky} />
      <path d="M452 62a52 52 0 1 0 46 78 42 42 0 0 1-46-78Z" fill={sun} />
      <g fill="none" stroke={fjord} strokeWidth="9" strokeLinecap="round" opacity=".6">
        <path d="M238 150q-18-24 0-46t0-46" />
        <path d="M286 150q-18-24 0-46t0-46" />
        <path d="M334 150q-18-24 0-46t0-46" />
      </g>
      <path d="M382 206h34a46 46 0 0 1 0 92h-46" fill="none" stroke={coral} strokeWidth="22" />
      <path d="M184 176h208v96q0 88-82 88h-44q-82 0-82-88Z" fill={coral} />
      <ellipse cx="288" cy="178" rx="104" ry="22" fill={lamp} />
      <ellipse cx="288" cy="180" rx="88" ry="15" fill={wood} />
      <ellipse cx="288" cy="368" rx="148" ry="16" fill={mint} />
      <g>
        <path d="M58 210h78l-12 74h-54Z" fill={night} />
        <path d="M70 284h54l16 84H54Z" fill={deep} />
        <path d="M62 210q36-34 72 0Z" fill={deep} />
        <circle cx="97" cy="184" r="8" fill={sun} />
        <path d="M58 224 36 208" stroke={night} strokeWidth="12" strokeLinecap="round" />
        <path d="M132 226q30 4 22 52" fill="none" stroke={wood} strokeWidth="13" strokeLinecap="round" />
      </g>
      <g>
        <rect x="456" y="226" width="64" height="142" rx="12" fill={fjord} />
        <path d="M456 262h64v62h-64Z" fill={mint} />
        <path d="m494 266-22 30h14l-8 26 24-34h-14l8-22Z" fill={coral} />
      </g>
      <rect y="376" width="560" height="44" fill={wood} />
    </>
  )
}
