import { blush, coral, deep, fold, leaf, mint, roofs, sand, walls, wood } from '../../kit/colours.ts'

/** Food with iron, and a tablet that helps. */
export function IronDeficiency() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="280" cy="206" r="186" fill={blush} />
      <rect y="380" width="560" height="40" fill={wood} />
      <ellipse cx="250" cy="330" rx="196" ry="52" fill="#fff" />
      <ellipse cx="250" cy="322" rx="150" ry="34" fill={fold} />
      <path d="M148 306q-8-58 56-64 60-2 84 34 14 28-14 42-70 24-126-12Z" fill={roofs.tile} />
      <path
        d="M176 300q0-30 40-34"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M300 318c-6-50 30-84 86-92 6 52-18 96-86 92Z" fill={leaf} />
      <path d="M306 314q28-40 62-68" stroke={mint} strokeWidth="6" fill="none" strokeLinecap="round" />
      <g fill={walls.brick}>
        <ellipse cx="290" cy="336" rx="20" ry="13" />
        <ellipse cx="254" cy="344" rx="18" ry="12" />
        <ellipse cx="326" cy="338" rx="17" ry="11" />
      </g>
      <circle cx="446" cy="150" r="62" fill={deep} />
      <circle cx="446" cy="150" r="44" fill={coral} />
      <path d="M418 150h56" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
      <path d="M92 96q34 44 34 66a34 34 0 0 1-68 0q0-22 34-66Z" fill={coral} />
    </>
  )
}
