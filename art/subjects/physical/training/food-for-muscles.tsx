import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, bone, coral, leaf, mint, night, skins, sky, sun, wood } from '../../../kit/colours.ts'
import { Glass } from '../../../kit/remedies.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Fish, eggs, milk and greens for muscles and bones. */
export function FoodForMuscles() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <g transform="translate(-6 46) scale(.86)">
        <ellipse cx="230" cy="286" rx="196" ry="96" fill="#fff" />
        <ellipse cx="230" cy="282" rx="156" ry="70" fill="#f6efe4" />
        <path d="M96 280q60-60 140-30l44-30q-8 36 4 66-30-8-48-6-70 50-140 0Z" fill={coral} />
        <circle cx="130" cy="274" r="6" fill={night} />
        <Stroke d="M166 258q12 18 0 36m34-40q10 20 0 38" colour="#fff" width={5} opacity={0.6} />
        <path d="M300 300q-34-20-18-50 18-16 34 0 20-20 40 0 20 24-6 50Z" fill={leaf} />
        <ellipse cx="230" cy="322" rx="40" ry="22" fill="#fff" />
        <circle cx="232" cy="320" r="13" fill={sun} />
      </g>
      <Glass x={474} y={398} scale={1.5} drink="#fff" />
      <circle cx="356" cy="100" r="74" fill={sky} />
      <g transform="translate(356 100) rotate(24) scale(.72)">
        <path
          d="M-70-16q-26-20-8-36 18-8 26 12H52q8-20 26-12 18 16-8 36 26 20 8 36-18 8-26-12H-52q-8 20-26 12-18-16 8-36Z"
          fill={bone}
        />
      </g>
      <circle cx="150" cy="100" r="74" fill={mint} />
      <Stroke d="M110 144q30 0 62-10l10-66" colour={skins.brown} width={28} />
      <path d="M118 132q14-34 44-22 16 10 14 30Z" fill={skins.brown} />
      <circle cx="182" cy="62" r="20" fill={skins.brown} />
    </>
  )
}
