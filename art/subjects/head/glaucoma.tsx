import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, leaf, night, sky, sun, water, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** Pressure in the eye, and a view that narrows. */
export function Glaucoma() {
  return (
    <>
      <Backdrop wall={sky} />
      <circle cx="180" cy="210" r="136" fill="#fff" />
      <path d="M60 150q-34 60 0 120 30-60 0-120Z" fill={water} />
      <path d="M70 140q44 70 0 140" fill="none" stroke={wood} strokeWidth="15" />
      <ellipse cx="98" cy="210" rx="22" ry="50" fill={honey} />
      <path d="M306 180h60v60h-60q14-30 0-60Z" fill={sun} />
      <Stroke
        d="M180 210h-40m18-14-18 14 18 14m46-14h60m-18-14 18 14-18 14m-46-40v-50m-14 18 14-18 14 18m-14 130v50m-14-18 14 18 14-18"
        colour={coral}
        width={8}
      />
      <circle cx="458" cy="210" r="86" fill={night} />
      <circle cx="458" cy="210" r="44" fill={sky} />
      <path d="M430 236q20-40 34-20t30 16v12q-32 12-64-8Z" fill={leaf} />
      <circle cx="470" cy="190" r="10" fill={sun} />
    </>
  )
}
