import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, leaf, night, skins, sky, slate, wood } from '../../../kit/colours.ts'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Mug, Plant } from '../../../kit/things.tsx'

/** A stretch beside the desk, with colleagues. */
export function PhysicalExerciseAtWork() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} />
      <path d="M300 280h250v16H300Zm20 16h14v100h-14Zm196 0h14v100h-14Z" fill={wood} />
      <path d="M370 180h120v84H370Z" fill={night} />
      <path d="M380 190h100v64H380Zm40 74h20v16h-20Z" fill={slate} />
      <Mug x={520} y={280} scale={0.8} colour={coral} />
      <Plant x={330} y={280} scale={0.4} />
      <Standing
        x={160}
        y={400}
        scale={1.02}
        skin="light"
        style="ponytail"
        hair="brown"
        clothes="shirt"
        colour={leaf}
        trousers={night}
        arms={false}
      />
      <Stroke d="M112 172Q84 60 160 40q80 10 48 132" colour={leaf} width={26} />
      <circle cx="160" cy="34" r="19" fill={skins.light} />
      <Stroke d="M60 120q-20 40 0 80m200-80q20 40 0 80" colour={coral} width={8} />
    </>
  )
}
