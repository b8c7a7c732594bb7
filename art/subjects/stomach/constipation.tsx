import { cloth, denim, fold, lamp, leaf, mist, sand, slate, water, wood } from '../../kit/colours.ts'
import { Plant } from '../../kit/things.tsx'

/** Water, fibre and a stool for the feet. */
export function Constipation() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <rect y="350" width="560" height="70" fill={sand} />
      <path d="M330 120h130v120H330Z" fill="#fff" />
      <rect x="318" y="100" width="154" height="28" rx="10" fill={fold} />
      <path d="M286 232h186q6 74-62 94h-52q-64-20-72-94Z" fill="#fff" />
      <rect x="274" y="216" width="210" height="24" rx="12" fill={fold} />
      <path d="M350 320h74l12 60H338Z" fill={cloth} />
      <path d="M338 160h22" stroke={slate} strokeWidth="8" strokeLinecap="round" />
      <path d="M150 308h124v18H150Zm14 18h18v54h-18Zm78 0h18v54h-18Z" fill={wood} />
      <path d="M44 262h66l-8 104q-1 12-12 12H64q-11 0-12-12Z" fill="#fff" opacity=".85" />
      <path d="M47 300h60l-5 66q-1 8-10 8H62q-9 0-10-8Z" fill={water} />
      <g fill={denim}>
        <ellipse cx="164" cy="286" rx="20" ry="15" />
        <ellipse cx="206" cy="290" rx="19" ry="14" />
        <ellipse cx="186" cy="268" rx="18" ry="14" />
      </g>
      <circle cx="238" cy="280" r="24" fill={wood} />
      <circle cx="238" cy="280" r="17" fill={leaf} />
      <circle cx="238" cy="280" r="6" fill={lamp} />
      <Plant x={518} y={352} scale={0.7} />
    </>
  )
}
