import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, fjord, leaf, mist, wood } from '../../kit/colours.ts'
import { Arm } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A pause on the stairs. */
export function ShortnessOfBreath() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M0 420v-40h140v-60h120v-60h120v-60h120v-60h70v280Z" fill={wood} />
      <path
        d="M0 380h140v10H0Zm140-60h120v10H140Zm120-60h120v10H260Zm120-60h120v10H380Zm120-60h70v10h-70Z"
        fill="#000"
        opacity=".14"
      />
      <Standing
        x={200}
        y={322}
        scale={0.82}
        skin="brown"
        style="receding"
        hair="grey"
        clothes="shirt"
        colour={leaf}
        trousers={denim}
        mood="sore"
        beard="full"
        arms={false}
      />
      <Arm sleeve="M160 150q-30 40 10 56" hand="M170 206q16 4 30-8" colour={leaf} skin="brown" width={22} />
      <Arm sleeve="M240 150q40 16 50 30" hand="M290 180q10 8 24 8" colour={leaf} skin="brown" width={22} />
      <Stroke d="M60 300 460 96" colour={fjord} width={13} />
      <path d="M316 150h12v110h-12Zm-240 140h12v90H76Zm366-186h12v96h-12Z" fill={fjord} />
      <Stroke d="M120 70q-20-16-40 0m44 30q-24-16-56 0m40 30q-16-10-32 0" colour={denim} width={8} opacity={0.6} />
    </>
  )
}
