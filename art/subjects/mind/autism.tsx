import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, night, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Headphones that turn the noise down, and trains in their order. */
export function Autism() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} y={190} floor={wood} depth={60} />
      <Person
        x={280}
        y={180}
        scale={1.55}
        skin="fair"
        style="short"
        hair="brown"
        colour={leaf}
        mood="calm"
        height={120}
      />
      <Stroke d="M228 180q-6-82 52-82t52 82" colour={night} width={12} />
      <path d="M214 160h26v56h-26q-14-28 0-56Zm132 0h-26v56h26q14-28 0-56Z" fill={coral} />
      <Stroke
        d="M180 150q-20 36 0 76m-36-100q-36 60 0 126m236-102q20 36 0 76m36-100q36 60 0 126"
        colour={denim}
        width={8}
        opacity={0.4}
        dash="2 16"
      />
      <path d="M60 332h80v38H60Z" fill={coral} />
      <path d="M168 332h80v38h-80Z" fill={sun} />
      <path d="M276 332h80v38h-80Z" fill={denim} />
      <path d="M384 332h60v-34h40v34h16v38H384Z" fill={pine} />
      <Dots
        at="80 376 12, 120 376 12, 188 376 12, 228 376 12, 296 376 12, 336 376 12, 404 376 12, 444 376 12, 484 376 12"
        fill={night}
      />
      <Stroke d="M140 356h28m80 0h28m80 0h28" colour={night} width={6} />
    </>
  )
}
