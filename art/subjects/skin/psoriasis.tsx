import { blush, coral, denim, fjord, mint, sand, skins, wood } from '../../kit/colours.ts'

/** Thick, scaly patches on an elbow. */
export function Psoriasis() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="300" cy="200" r="184" fill={sand} />
      <path d="M-20 120 214 196q30 10 44-14L350-10h140L372 262q-34 78-120 62L-20 262Z" fill={skins.brown} />
      <path d="M330-10h170l-36 84-172-26Z" fill={denim} />
      <path d="M218 244c20-30 70-40 108-16s24 70-20 82-70 0-88-14-14-36 0-52Z" fill={coral} opacity=".75" />
      <g fill="#fff" opacity=".75">
        <path d="m236 262 22-12 20 10-18 14ZM286 246l24-6 12 16-24 6ZM262 290l24-8 18 12-24 10ZM312 276l18-2 4 16-18 2Z" />
      </g>
      <path d="M120 206c12-14 40-12 44 6s-16 30-34 26-22-18-10-32Z" fill={coral} opacity=".7" />
      <path d="m128 214 16-6 10 12-16 6Z" fill="#fff" opacity=".7" />
      <rect y="384" width="560" height="36" fill={wood} />
      <path d="M400 300h108v84H400Z" fill="#fff" />
      <path d="M390 276h128v30H390Z" fill={fjord} />
      <path d="M418 326h72v32h-72Z" fill={mint} />
    </>
  )
}
