import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, lamp, night, slate, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small spider with a very large shadow. */
export function Phobias() {
  return (
    <>
      <Backdrop wall={lamp} floor={wood} />
      <g fill={night} opacity=".2" transform="translate(330 170) scale(3.2)">
        <ellipse cy="14" rx="24" ry="28" />
        <circle cy="-18" r="15" />
        <Stroke
          d="M-14-10-44-34l-14 22M-18 4l-34-6-14 26M-18 20l-30 14-6 24M14-10l30-24 14 22M18 4l34-6 14 26M18 20l30 14 6 24"
          colour={night}
          width={6}
        />
      </g>
      <Stroke d="M196 0v250" colour={slate} width={3} />
      <g transform="translate(196 268) scale(.62)">
        <Stroke
          d="M-14-10-44-34l-14 22M-18 4l-34-6-14 26M-18 20l-30 14-6 24M14-10l30-24 14 22M18 4l34-6 14 26M18 20l30 14 6 24"
          colour={deep}
          width={7}
        />
        <ellipse cy="14" rx="24" ry="28" fill={deep} />
        <circle cy="-18" r="15" fill={deep} />
      </g>
      <Person
        x={84}
        y={300}
        scale={1}
        skin="brown"
        style="curly"
        hair="black"
        clothes="sweater"
        colour={coral}
        mood="sore"
        look={0.8}
        height={130}
      />
    </>
  )
}
