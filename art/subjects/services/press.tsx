import { blush, coral, deep, denim, fjord, night, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Words } from '../../kit/things.tsx'

/** A newspaper, a microphone and a pencil. */
export function Press() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="250" cy="200" r="166" fill={sky} />
      <g transform="rotate(-5 230 220)">
        <rect x="92" y="74" width="262" height="300" rx="12" fill="#fff" />
        <path d="M116 112h214" stroke={deep} strokeWidth="18" strokeLinecap="round" />
        <rect x="116" y="146" width="104" height="92" rx="8" fill={blush} />
        <path d="m116 238 34-44 26 28 20-20 24 36Z" fill={fjord} />
        <circle cx="196" cy="172" r="11" fill={sun} />
        <Words x={242} y={156} widths={[88, 78, 88, 66]} gap={24} />
        <Words x={116} y={270} widths={[214, 196, 206, 120]} gap={24} />
      </g>
      <g transform="rotate(16 436 250)">
        <rect x="394" y="92" width="84" height="130" rx="42" fill={denim} />
        <path d="M394 128h84m-84 30h84" stroke={night} strokeWidth="5" />
        <path d="M386 222h100l-14 34h-72Z" fill={coral} />
        <path d="M408 256h56l-10 130h-36Z" fill={deep} />
      </g>
      <rect y="388" width="560" height="32" fill={wood} />
    </>
  )
}
