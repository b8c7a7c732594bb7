import { coral, deep, fjord, leaf, mint, pavement, sky, sun, wood } from '../../kit/colours.ts'
import { Hills, Plant } from '../../kit/things.tsx'

/** Three ways on: ring at once, ring today, book a time. */
export function Urgency() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Hills y={372} near={fjord} far={mint} />
      <rect y="364" width="560" height="56" fill={pavement} />
      <path d="M272 400V70h20v330Z" fill={wood} />
      <path d="M180 92h226l34 36-34 36H180Z" fill={coral} />
      <path d="M384 184H156l-34 36 34 36h228Z" fill={sun} />
      <path d="M180 276h200l34 36-34 36H180Z" fill={leaf} />
      <g fill="none" stroke="#fff" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M232 112q-8 12 4 26t28 16l8-10-12-8-6 4q-8-4-12-12l4-6-6-12Z" />
        <path d="M306 114v22m0 14v2" />
        <path d="m252 312 12 12 22-26" />
        <path d="M306 312h40" />
      </g>
      <path d="M246 200a22 22 0 1 1-1 0Zm0 8v14l10 6" fill="none" stroke={deep} strokeWidth="7" strokeLinecap="round" />
      <path d="M300 220h44" stroke={deep} strokeWidth="8" strokeLinecap="round" />
      <Plant x={80} y={396} scale={0.8} />
      <path d="M440 388q14-22 34-8 22-14 34 8Z" fill={leaf} />
    </>
  )
}
