import {
  coral,
  deep,
  denim,
  fjord,
  honey,
  lamp,
  leaf,
  mint,
  mist,
  night,
  pine,
  sand,
  sky,
  sun,
} from '../kit/colours.ts'
import { Heart, Sheet, Words } from '../kit/things.tsx'

/** Small helpers laid out on a table: a calculator, a watch, a diary, a tape. */
export function Tools() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="290" cy="214" r="182" fill={sand} />
      <g transform="rotate(-8 170 200)">
        <Sheet x={92} y={76} width={156} height={238} fill={deep} r={22} />
        <rect x="112" y="98" width="116" height="54" rx="10" fill={mint} />
        <path d="M176 136h0m18-20v20m14-20v20" stroke={night} strokeWidth="7" strokeLinecap="round" />
        <g fill={lamp}>
          {[0, 1, 2].flatMap((row) =>
            [0, 1, 2].map((column) => (
              <rect
                key={`${row}${column}`}
                x={112 + column * 42}
                y={172 + row * 42}
                width="32"
                height="30"
                rx="9"
                fill={row === 2 && column === 2 ? coral : undefined}
              />
            )),
          )}
        </g>
      </g>
      <g transform="translate(376 148)">
        <path d="M-34-100h68l8 56h-84ZM-34 100h68l8-56h-84Z" fill={coral} />
        <rect x="-58" y="-62" width="116" height="124" rx="36" fill={night} />
        <rect x="-46" y="-50" width="92" height="100" rx="26" fill={pine} />
        <Heart x={0} y={-2} scale={0.9} />
        <path
          d="M-36 30h16l8-16 12 26 10-20h26"
          fill="none"
          stroke={mint}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g transform="rotate(10 400 320)">
        <Sheet x={318} y={266} width={150} height={118} fill="#fff" />
        <path d="M318 300v-20q0-14 14-14h122q14 0 14 14v20Z" fill={sun} />
        <Words x={336} y={324} widths={[104, 84, 96]} gap={20} />
      </g>
      <g transform="translate(128 348)">
        <circle r="44" fill={sky} />
        <circle r="30" fill={denim} />
        <circle r="10" fill="#fff" />
        <path d="M0 44h150v-24H36Z" fill={honey} />
        <path d="M60 44v-10m18 10v-14m18 14v-10m18 10v-14m18 14v-10" stroke={night} strokeWidth="3" />
      </g>
      <circle cx="500" cy="86" r="18" fill={leaf} />
      <circle cx="46" cy="88" r="12" fill={fjord} />
    </>
  )
}
