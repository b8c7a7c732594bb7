import { coral, leaf, mist, pine, rose, skins, sky } from '../../kit/colours.ts'

/** Raised welts on an arm, and a nettle. */
export function Hives() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="290" cy="210" r="184" fill={sky} />
      <path d="M-20 250q160-60 320-50t280 20v140q-140 10-290-10T-20 380Z" fill={skins.light} />
      <path d="M-20 240q60-24 110-34l24 160q-60 6-134 24Z" fill={coral} />
      <g fill={rose}>
        <path d="M190 236c20-18 54-12 58 10s-18 40-44 36-32-30-14-46Z" />
        <path d="M310 270c14-22 56-26 70-2s-8 54-40 50-42-30-30-48Z" />
        <path d="M430 238c12-12 36-12 44 4s-8 32-26 30-28-22-18-34Z" />
        <circle cx="276" cy="244" r="15" />
        <circle cx="236" cy="316" r="12" />
        <circle cx="500" cy="300" r="16" />
      </g>
      <g fill="#fff" opacity=".4">
        <ellipse cx="216" cy="252" rx="18" ry="11" />
        <ellipse cx="344" cy="284" rx="22" ry="13" />
        <ellipse cx="452" cy="252" rx="13" ry="8" />
      </g>
      <path d="M430 190V30" stroke={pine} strokeWidth="9" strokeLinecap="round" />
      <g fill={leaf}>
        <path d="M430 70q-60-30-86 6 10 4 8 14 14-4 18 6 12-8 20 2 20-8 40-28ZM430 70q60-30 86 6-10 4-8 14-14-4-18 6-12-8-20 2-20-8-40-28Z" />
        <path d="M430 140q-66-26-92 14 12 4 10 14 14-4 20 6 12-8 22 2 20-10 40-36ZM430 140q66-26 92 14-12 4-10 14-14-4-20 6-12-8-22 2-20-10-40-36Z" />
      </g>
    </>
  )
}
