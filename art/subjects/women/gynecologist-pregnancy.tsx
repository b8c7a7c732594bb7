import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, mist, skins, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, Words } from '../../kit/things.tsx'

/** Nine months on a line, with check-ups along it. */
export function GynecologistPregnancy() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={180} floor={wood} />
      <circle cx="98" cy="88" r="26" fill={hairs.black} />
      <Profile x={170} y={116} scale={0.48} mirror skin="brown" hair="black" />
      <path d="M112 196q-40 50-34 210h170q12-40 8-74 50-30 36-82-14-40-64-46-20-26-116-8Z" fill={coral} />
      <Stroke d="M126 226q-10 80 60 100" colour="#d9603c" width={32} />
      <circle cx="196" cy="328" r="16" fill={skins.brown} />
      <Heart x={256} y={262} scale={0.7} colour="#fff" />
      <Stroke d="M340 110v240" colour={fjord} width={8} />
      <Dots at="340 120 17, 340 190 17, 340 260 17, 340 340 17" fill={sun} />
      <Words x={376} y={120} widths={[130]} />
      <Words x={376} y={190} widths={[100]} />
      <Words x={376} y={260} widths={[140]} />
      <Heart x={386} y={346} scale={0.8} />
    </>
  )
}
