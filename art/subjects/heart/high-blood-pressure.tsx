import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mint, mist, night, rose, sky, slate, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** Blood that presses on the wall of an artery, and the gauge that shows it. */
export function HighBloodPressure() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={280} y={170} />
      <path d="M-10 236h580v164H-10Z" fill={rose} />
      <path d="M-10 262q70-10 140 0t140 0 140 0 160 0v112q-80 10-160 0t-140 0-140 0-140 0Z" fill="#7a2f28" />
      <g fill={coral}>
        <ellipse cx="56" cy="318" rx="38" ry="26" />
        <ellipse cx="170" cy="300" rx="38" ry="26" transform="rotate(14 170 300)" />
        <ellipse cx="268" cy="336" rx="38" ry="26" transform="rotate(-10 268 336)" />
        <ellipse cx="376" cy="300" rx="38" ry="26" />
        <ellipse cx="484" cy="326" rx="38" ry="26" transform="rotate(16 484 326)" />
      </g>
      <g fill="#7a2f28" opacity=".35">
        <ellipse cx="56" cy="318" rx="18" ry="11" />
        <ellipse cx="170" cy="300" rx="18" ry="11" />
        <ellipse cx="268" cy="336" rx="18" ry="11" />
        <ellipse cx="376" cy="300" rx="18" ry="11" />
        <ellipse cx="484" cy="326" rx="18" ry="11" />
      </g>
      <Stroke d="M110 250v-40m-14 14 14-16 14 16M450 250v-40m-14 14 14-16 14 16" colour={coral} width={10} />
      <path d="M262 190h36v60h-36Z" fill={slate} />
      <circle cx="280" cy="124" r="98" fill={night} />
      <circle cx="280" cy="124" r="84" fill="#fff" />
      <g fill="none" strokeWidth="18">
        <path d="M222 152a64 64 0 0 1 14-76" stroke={mint} />
        <path d="M240 73a64 64 0 0 1 60-11" stroke={sun} />
        <path d="M305 64a64 64 0 0 1 34 86" stroke={coral} />
      </g>
      <Stroke d="m280 126 42-34" colour={night} width={9} />
      <circle cx="280" cy="126" r="12" fill={night} />
    </>
  )
}
