import { honey, rose, type Skin, skins } from './colours.ts'

const fat = [40, 118, 196, 274, 352, 430, 508]

/** Skin cut open, as wide as the picture: outer layer, inner layer and fat; y is the surface. */
export function SkinLayers({ skin, y = 150 }: { skin: Skin; y?: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width="560" height="90" fill={skins[skin]} />
      <path d="M0 50q35 30 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0v400H0Z" fill={rose} />
      <path d="M0 196q70-24 140 0t140 0 140 0 140 0v300H0Z" fill={honey} />
      <g fill="#fff" opacity=".35">
        {fat.map((x, index) => (
          <circle key={x} cx={x} cy={index % 2 ? 240 : 258} r={index % 2 ? 26 : 32} />
        ))}
      </g>
    </g>
  )
}
