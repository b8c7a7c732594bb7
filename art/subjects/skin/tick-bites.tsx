import { coral, leaf, night, skins, sky, slate } from '../../kit/colours.ts'

/** A tick on a blade of grass, tweezers, and a growing ring on the skin. */
export function TickBites() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <path d="M-20 420V250Q120 170 300 190t280 60v170Z" fill={skins.light} />
      <circle cx="210" cy="306" r="78" fill="none" stroke={coral} strokeWidth="22" opacity=".45" />
      <circle cx="210" cy="306" r="36" fill={coral} opacity=".3" />
      <ellipse cx="210" cy="300" rx="15" ry="19" fill={night} />
      <circle cx="210" cy="278" r="8" fill="#6b2f1d" />
      <path
        d="m198 288-16-10m14 20-18-2m44-8 16-10m-14 20 18-2m-44 12-14 8m40-8 14 8"
        stroke={night}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M222 276 420 110l26 22-212 150ZM214 270 372 76l28 12-176 190Z" fill={slate} />
      <g fill={leaf}>
        <path d="M470 250Q440 120 490 10q10 120 10 250ZM520 260q-16-100 40-190v200ZM40 200Q10 110 50 20q20 90 16 170ZM92 180q-6-80 46-130-4 70-22 124Z" />
      </g>
    </>
  )
}
