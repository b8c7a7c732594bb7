import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, fold, mint, rose, sky, slate, water, wood } from '../../kit/colours.ts'

/** Bed linen at sixty degrees, and what cannot be washed in a bag. */
export function ScabiesHousehold() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={50} />
      <rect x="70" y="110" width="230" height="262" rx="20" fill="#fff" />
      <rect x="70" y="110" width="230" height="50" rx="20" fill={fold} />
      <circle cx="110" cy="135" r="11" fill={coral} />
      <circle cx="185" cy="262" r="82" fill={slate} />
      <circle cx="185" cy="262" r="66" fill={water} />
      <path d="M132 290q20-50 50-30t60-10q0 60-50 74-40 0-60-34Z" fill={rose} />
      <path d="M350 372V230q0-30 30-34l20-30h50l20 30q30 4 30 34v142Z" fill={mint} opacity=".8" />
      <path d="M396 168h60v20h-60Z" fill={fjord} />
      <path d="M380 340q10-60 50-50 30-30 50 20l4 50H380Z" fill={coral} />
    </>
  )
}
