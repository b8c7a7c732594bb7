import { blush, night, sand, skins, slate, trim, wood } from '../../kit/colours.ts'

/** Fingers with a rough little cauliflower, and a file. */
export function Warts() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="260" cy="220" r="186" fill={blush} />
      <g stroke={skins.light} strokeLinecap="round" fill="none">
        <path d="M140 430V200M206 430V130M274 430V144M338 430V208" strokeWidth="54" />
        <path d="M376 430q60-70 76-130" strokeWidth="50" />
      </g>
      <path d="M112 330h256q40 60 20 100H112Z" fill={skins.light} />
      <g fill={trim}>
        <path d="M124 188q16-26 32 0v18q-16 8-32 0ZM190 118q16-26 32 0v18q-16 8-32 0ZM258 132q16-26 32 0v18q-16 8-32 0ZM322 196q16-26 32 0v18q-16 8-32 0Z" />
      </g>
      <g fill={wood}>
        <circle cx="206" cy="218" r="17" />
        <circle cx="192" cy="230" r="11" />
        <circle cx="220" cy="230" r="11" />
        <circle cx="206" cy="236" r="12" />
        <circle cx="274" cy="262" r="13" />
        <circle cx="264" cy="270" r="8" />
        <circle cx="284" cy="270" r="8" />
      </g>
      <g fill={night}>
        <circle cx="202" cy="216" r="2.5" />
        <circle cx="212" cy="224" r="2.5" />
        <circle cx="204" cy="234" r="2.5" />
        <circle cx="274" cy="264" r="2.5" />
      </g>
      <g transform="rotate(38 470 150)">
        <rect x="452" y="60" width="34" height="150" rx="17" fill={slate} />
        <path d="M460 80h18m-18 18h18m-18 18h18m-18 18h18m-18 18h18" stroke="#fff" strokeWidth="4" />
      </g>
    </>
  )
}
