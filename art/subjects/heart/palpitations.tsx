import { coral, mist, pine, sky } from '../../kit/colours.ts'

/** A heart out of step, and its line on paper. */
export function Palpitations() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="270" cy="190" r="186" fill={sky} />
      <path d="M270 300C130 216 138 88 212 80c34-2 52 20 58 44 6-24 24-46 58-44 74 8 82 136-58 220Z" fill={coral} />
      <path
        d="M176 150q6-34 36-40"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <g fill="none" stroke={coral} strokeWidth="9" strokeLinecap="round" opacity=".6">
        <path d="M112 96q-38 60-12 140M428 96q38 60 12 140M72 66q-58 96-18 210M468 66q58 96 18 210" />
      </g>
      <rect x="24" y="318" width="512" height="80" rx="14" fill="#fff" />
      <path
        d="M40 362h50l8-16 14 42 16-60 14 46 8-12h36l8-16 14 42 16-60 14 46 8-12h88l8-16 14 42 16-60 14 46 8-12h22l8-16 14 42 16-60 12 44"
        fill="none"
        stroke={pine}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
