import { type Skin, skins, trim } from './colours.ts'
import { at, type Place } from './place.ts'

/** An open hand, the fingers up and the thumb to the left; x, y is the middle of the palm. */
export function Hand({
  skin,
  sleeve,
  nails,
  ...place
}: Place & { skin: Skin; sleeve?: string /** Seen from the back. */; nails?: boolean }) {
  const colour = skins[skin]
  return (
    <g transform={at(place)}>
      <path d="M-62 40H56l10 190H-72Z" fill={colour} />
      <g stroke={colour} strokeLinecap="round">
        <path d="m-70-60-16-122M-22-80v-144M26-76l14-136M68-54l40-104" strokeWidth="42" />
        <path d="m-72 20-72-66" strokeWidth="44" />
      </g>
      <path d="M-91-62Q0-104 89-48L84 44Q70 92-2 94h-40Q-86 70-91-62Z" fill={colour} />
      {nails && (
        <g fill={trim}>
          <ellipse cx="-87" cy="-188" rx="12" ry="15" transform="rotate(-8 -87 -188)" />
          <ellipse cx="-22" cy="-230" rx="12" ry="15" />
          <ellipse cx="40" cy="-218" rx="12" ry="15" transform="rotate(6 40 -218)" />
          <ellipse cx="111" cy="-162" rx="12" ry="15" transform="rotate(20 111 -162)" />
          <ellipse cx="-149" cy="-50" rx="13" ry="16" transform="rotate(-48 -149 -50)" />
        </g>
      )}
      {sleeve && <path d="M-76 132H72l12 110H-88Z" fill={sleeve} />}
    </g>
  )
}

/** A forearm across the whole picture, about 150 high; y is its upper edge in the middle. */
export function Forearm({ skin, sleeve, y = 200 }: { skin: Skin; sleeve?: string; y?: number }) {
  return (
    <g transform={`translate(0 ${y - 200})`}>
      <path d="M-20 250q160-60 320-50t280 20v140q-140 10-290-10T-20 380Z" fill={skins[skin]} />
      {sleeve && <path d="M-20 240q60-24 110-34l24 160q-60 6-134 24Z" fill={sleeve} />}
    </g>
  )
}
