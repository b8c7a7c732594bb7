import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, mist, night, skins, slate, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A bath for itching blisters, with a duck. */
export function Chickenpox() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Stroke d="M0 120h560M0 220h560M140 0v300M300 0v300M460 0v300" colour="#fff" width={5} opacity={0.5} />
      <Person
        x={250}
        y={160}
        scale={1.5}
        skin="light"
        style="curly"
        hair="brown"
        clothes="plain"
        colour={skins.light}
        mood="calm"
        height={120}
      />
      <Dots
        at="218 148 5, 280 144 5, 232 186 5, 274 190 4, 250 126 5, 226 260 6, 262 240 6, 292 262 6, 244 284 5, 196 280 6, 310 290 5, 276 288 5"
        fill={coral}
      />
      <path d="M70 286h420v20q-10 80-70 84H140q-60-4-70-84Z" fill="#fff" />
      <path d="M56 276h448v24H56Z" fill={fold} />
      <path d="M120 386h30l-10 20h-26Zm290 0h30l6 20h-26Z" fill={slate} />
      <Dots at="130 270 20, 166 262 26, 340 264 24, 380 272 17, 420 266 14" fill="#fff" opacity={0.85} />
      <g transform="translate(400 240)">
        <ellipse rx="34" ry="24" fill={sun} />
        <circle cx="-22" cy="-26" r="19" fill={sun} />
        <path d="m-38-24-16 5 16 5Z" fill={coral} />
        <circle cx="-26" cy="-30" r="3" fill={night} />
      </g>
    </>
  )
}
