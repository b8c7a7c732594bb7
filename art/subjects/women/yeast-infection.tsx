import { blush, coral, deep, lamp, mint, pine, sand } from '../../kit/colours.ts'
import { Tube } from '../../kit/remedies.tsx'

/** Yeast under the lens, cotton, and a tube and tablet. */
export function YeastInfection() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="200" cy="190" r="150" fill={deep} />
      <circle cx="200" cy="190" r="128" fill={lamp} />
      <g fill={coral}>
        <ellipse cx="150" cy="150" rx="26" ry="19" transform="rotate(30 150 150)" />
        <ellipse cx="182" cy="176" rx="22" ry="16" transform="rotate(44 182 176)" />
        <ellipse cx="206" cy="208" rx="26" ry="18" transform="rotate(52 206 208)" />
        <circle cx="240" cy="180" r="13" />
        <circle cx="156" cy="240" r="17" />
        <circle cx="180" cy="262" r="10" />
      </g>
      <path d="M214 226q30 24 62 20" stroke={coral} strokeWidth="13" strokeLinecap="round" fill="none" />
      <rect y="372" width="560" height="48" fill={sand} />
      <g transform="rotate(-16 430 250)">
        <Tube x={430} y={329} scale={1.05} label={mint} cap={pine} />
      </g>
      <ellipse cx="500" cy="356" rx="36" ry="17" fill="#fff" />
      <circle cx="84" cy="362" r="24" fill="#fff" />
      <circle cx="120" cy="370" r="20" fill="#fff" />
      <circle cx="56" cy="376" r="18" fill="#fff" />
    </>
  )
}
