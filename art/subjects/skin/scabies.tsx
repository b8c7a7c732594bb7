import { blush, coral, lamp, night, pine, sand, skins, wood } from '../../kit/colours.ts'

/** An itching hand, and the mite and its tunnel under the lens. */
export function Scabies() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="250" cy="220" r="184" fill={sand} />
      <g stroke={skins.tan} strokeLinecap="round">
        <path d="M128 250 110 130M176 230V92M224 234l12-134M268 256l38-104" strokeWidth="42" />
        <path d="M112 330 46 268" strokeWidth="44" />
      </g>
      <path d="M106 250q86-44 184 6l-6 104q-12 50-86 60h-50q-40-60-42-170Z" fill={skins.tan} />
      <path d="M126 388h124l14 44H112Z" fill={pine} />
      <g fill={coral}>
        <circle cx="152" cy="236" r="7" />
        <circle cx="200" cy="232" r="6" />
        <circle cx="248" cy="246" r="7" />
        <circle cx="142" cy="346" r="6" />
        <circle cx="170" cy="362" r="5" />
        <circle cx="224" cy="356" r="7" />
      </g>
      <path d="m392 276 88 96" stroke={night} strokeWidth="24" strokeLinecap="round" />
      <circle cx="346" cy="210" r="98" fill={lamp} />
      <path
        d="M268 238q22-40 44-16t42-10 34-28"
        fill="none"
        stroke={wood}
        strokeWidth="20"
        strokeLinecap="round"
        opacity=".55"
      />
      <ellipse cx="392" cy="178" rx="24" ry="19" fill={coral} />
      <path
        d="m374 162-8-12m22 8-2-14m26 20 10-10m-12 42 10 10m-24-6v14m-22-18-10 8"
        stroke={coral}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="346" cy="210" r="98" fill="none" stroke={night} strokeWidth="14" />
    </>
  )
}
