import { coral, deep, denim, fjord, leaf, mist, night, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Heart, Sheet, Words } from '../../kit/things.tsx'

/** The list of a health check with its ticks, blood pressure and three tubes. */
export function HealthCheck() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="360" cy="190" r="160" fill={sky} />
      <Sheet x={56} y={62} width={210} height={304} r={18} />
      <rect x="116" y="46" width="90" height="36" rx="10" fill={denim} />
      {[126, 186, 246, 306].map((y, index) => (
        <g key={y}>
          <circle cx="96" cy={y} r="17" fill={index < 3 ? leaf : '#e3efe9'} />
          {index < 3 && (
            <path
              d={`m88 ${y} 6 6 11-12`}
              fill="none"
              stroke="#fff"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <Words x={130} y={y} widths={[[96, 76, 104, 84][index]!]} />
        </g>
      ))}
      <circle cx="392" cy="150" r="86" fill="#fff" stroke={deep} strokeWidth="12" />
      <path d="M336 176a62 62 0 0 1 30-82" fill="none" stroke={leaf} strokeWidth="13" strokeLinecap="round" />
      <path d="M382 88a62 62 0 0 1 52 18" fill="none" stroke={sun} strokeWidth="13" strokeLinecap="round" />
      <path d="M446 124a62 62 0 0 1 2 52" fill="none" stroke={coral} strokeWidth="13" strokeLinecap="round" />
      <path d="m392 152-30-36" stroke={night} strokeWidth="8" strokeLinecap="round" />
      <circle cx="392" cy="152" r="10" fill={night} />
      <Heart x={392} y={196} scale={0.6} />
      {[318, 378, 438].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 278h40v76a20 20 0 0 1-40 0Z`} fill="#fff" />
          <path
            d={`M${x} ${308 + index * 8}h40v${46 - index * 8}a20 20 0 0 1-40 0Z`}
            fill={[rose, coral, sun][index]}
          />
          <rect x={x - 5} y="262" width="50" height="20" rx="6" fill={fjord} />
        </g>
      ))}
      <rect y="374" width="560" height="46" fill={wood} />
    </>
  )
}
