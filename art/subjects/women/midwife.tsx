import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, hairs, mist, skins, wood } from '../../kit/colours.ts'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** A midwife listens to the heart of the child. */
export function Midwife() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={220} floor={wood} />
      <circle cx="78" cy="80" r="25" fill={hairs.auburn} />
      <Profile x={150} y={110} scale={0.46} mirror skin="light" hair="auburn" />
      <path d="M96 190q-46 40-40 220h180q14-40 10-80 40-30 26-74-12-40-60-46-20-30-66-30Z" fill={coral} />
      <Stroke d="M104 224q-20 80 40 104" colour="#d9603c" width={34} />
      <Stroke d="M146 330q24 4 44-6" colour={skins.light} width={24} />
      <Profile x={444} y={170} scale={0.48} skin="dark" hair="black" />
      <path d="M398 262q30-26 88-18 60 20 64 176H384q-14-100 14-158Z" fill={fjord} />
      <Stroke d="M428 300q-50 40-90-10" colour="#0a3d34" width={34} />
      <Stroke d="m330 282-20-14" colour={skins.dark} width={24} />
      <rect x="270" y="246" width="44" height="26" rx="10" fill="#fff" transform="rotate(28 292 259)" />
      <Heart x={304} y={110} scale={1.1} />
      <Stroke d="M232 150h30l10-20 14 40 12-20h28" colour={coral} width={6} />
    </>
  )
}
