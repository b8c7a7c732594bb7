import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, deep, denim, leaf, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Sperm cells counted under the microscope. */
export function MaleFertility() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} />
      <circle cx="214" cy="206" r="170" fill={deep} />
      <circle cx="214" cy="206" r="150" fill={sky} />
      <Stroke d="M94 206h240M214 86v240" colour="#fff" width={4} />
      <g fill={denim}>
        <ellipse cx="176" cy="150" rx="17" ry="12" transform="rotate(-30 176 150)" />
        <ellipse cx="276" cy="166" rx="17" ry="12" transform="rotate(20 276 166)" />
        <ellipse cx="160" cy="262" rx="17" ry="12" transform="rotate(-10 160 262)" />
        <ellipse cx="262" cy="276" rx="17" ry="12" transform="rotate(-50 262 276)" />
      </g>
      <Stroke
        d="M162 160q-16 0-20 16t-20 14m140-30q-16 4-24-10t-24-6m-68 118q-14 10-26 0t-16-8m156 30q-10 14 2 24t-6 20"
        colour={denim}
        width={5}
      />
      <Sheet x={410} y={120} width={124} height={190} />
      <Stroke d="M432 270v-40m28 40v-70m28 70v-100m28 100v-60" colour={leaf} width={15} />
      <Words x={432} y={148} widths={[80]} />
    </>
  )
}
