import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, sky, slate, water, wood } from '../../kit/colours.ts'
import { Jar, Tube } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Lukewarm water, a soft towel and a mild cream. */
export function Balanitis() {
  return (
    <>
      <Backdrop wall={sky} />
      <Stroke d="M0 120h560M0 240h560M0 360h560M140 0v420M280 0v420M420 0v420" colour="#fff" width={5} opacity={0.4} />
      <Stroke d="M70 420V70q0-34 40-34h50" colour={slate} width={16} />
      <path d="M112 76q4-44 58-44t58 44Z" fill={slate} />
      <Stroke d="M130 104v40m28-40v60m28-60v40m26-40v60M134 184v40m52-50v60m-26 0v40" colour={water} width={8} />
      <path d="M296 60h200v14H296Z" fill={wood} />
      <path d="M320 66h120v190H320Z" fill={coral} />
      <path d="M320 200h120v20H320Zm0 32h120v10H320Z" fill="#fff" opacity=".6" />
      <path d="M250 330h290v18H250Z" fill={wood} />
      <Jar x={330} y={330} scale={0.8} />
      <Tube x={460} y={330} scale={0.62} label={coral} />
    </>
  )
}
