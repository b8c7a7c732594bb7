import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, hairs, leaf, mist, pine, skins, sky, wood } from '../../../kit/colours.ts'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A round belly, a ball and a calm breath. */
export function PregnancyExercise() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} depth={40} />
      <circle cx="250" cy="316" r="82" fill={coral} />
      <Stroke d="M190 290q10-30 40-40" colour="#fff" opacity={0.5} width={10} />
      <circle cx="196" cy="66" r="22" fill={hairs.brown} />
      <Profile x={252} y={94} scale={0.42} mirror skin="light" hair="brown" />
      <path d="M200 158q-30 50-16 110h120q54-20 40-66-14-36-58-40-18-20-86-4Z" fill={leaf} />
      <Stroke d="M210 272q70 10 130 10l10 90" colour={denim} width={44} />
      <path d="M326 366h70q14 10 10 18h-84Z" fill="#fff" />
      <Stroke d="M220 190q-10 60 50 70" colour={pine} width={26} />
      <circle cx="278" cy="262" r="14" fill={skins.light} />
      <Stroke d="M420 110q30-20 60 0m-50 36q24-16 48 0" colour="#fff" width={9} />
    </>
  )
}
