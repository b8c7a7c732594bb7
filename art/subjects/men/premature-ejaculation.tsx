import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** An hourglass that runs too fast, and two hearts. */
export function PrematureEjaculation() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={230} floor={wood} />
      <path d="M130 50h200v26H130Zm0 322h200v26H130Z" fill={wood} />
      <path d="M150 76h160q4 90-62 148 66 58 62 148H150q-4-90 62-148-66-58-62-148Z" fill="#fff" opacity=".75" />
      <path d="M196 170h68q-12 26-34 44-22-18-34-44Z" fill={sun} />
      <path d="M226 210h8v110h-8Z" fill={sun} />
      <path d="M156 366q4-70 74-74t74 74Z" fill={sun} />
      <Heart x={422} y={170} scale={2.2} />
      <Heart x={478} y={250} scale={1.5} colour={rose} />
      <Stroke d="M92 150H60m32 40H40m52 40H60" colour={coral} />
    </>
  )
}
