import { Chest, Lungs } from '../../kit/chest.tsx'
import { coral, mist, pine, rose, sky, sun } from '../../kit/colours.ts'

/** Lungs with sore, narrow airways. */
export function Bronchitis() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="280" cy="200" r="190" fill={mist} />
      <Chest skin="light" />
      <path d="M104 190q-26 30-34 230h-10V300q4-80 44-110Zm352 0q26 30 34 230h10V300q-4-80-44-110Z" fill={pine} />
      <Lungs colour={rose} airways={coral} />
      <g fill={sun}>
        <circle cx="240" cy="216" r="8" />
        <circle cx="320" cy="216" r="8" />
        <circle cx="282" cy="172" r="8" />
        <circle cx="206" cy="234" r="6" />
        <circle cx="354" cy="234" r="6" />
      </g>
      <g fill="none" stroke={coral} strokeWidth="7" strokeLinecap="round">
        <path d="M344 34q22 8 40-4t40 4M352 66q18 6 34-4t34 4" />
      </g>
    </>
  )
}
