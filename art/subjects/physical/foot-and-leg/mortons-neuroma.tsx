import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, sky, sun } from '../../../kit/colours.ts'
import { Toes } from '../../../kit/foot.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A swollen nerve between two toes. */
export function MortonsNeuroma() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Toes skin="light" />
      <Stroke d="M330 420V330m0 0q-2-50-24-90m24 90q4-50 26-80" colour={sun} width={11} />
      <circle cx="330" cy="296" r="22" fill={coral} />
      <circle cx="330" cy="296" r="46" fill={coral} opacity=".25" />
      <Stroke d="m300 150 4-24m66 46 10-22m-46-8v-26" colour={coral} width={8} />
    </>
  )
}
