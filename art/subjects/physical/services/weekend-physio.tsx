import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, leaf, pine, skins, sky, slate, wood } from '../../../kit/colours.ts'
import { Person } from '../../../kit/person.tsx'
import { Month } from '../../../kit/room.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { SunDisc } from '../../../kit/things.tsx'

/** Saturday and Sunday marked, and a bench that is ready. */
export function WeekendPhysio() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={34} />
      <SunDisc x={470} y={80} r={40} />
      <Month x={180} y={150} scale={0.96} marked={[5, 6, 12, 13, 19, 20, 26, 27]} colour={leaf} head={coral} />
      <path d="M290 300q0-26 26-26h214v26Z" fill={leaf} />
      <rect x="286" y="298" width="246" height="18" rx="6" fill={pine} />
      <path d="M316 316h16v72h-16Zm172 0h16v72h-16Z" fill={slate} />
      <rect x="440" y="250" width="84" height="28" rx="14" fill="#fff" />
      <Person
        x={386}
        y={140}
        scale={0.9}
        skin="tan"
        style="bun"
        hair="auburn"
        clothes="scrubs"
        colour={coral}
        height={150}
      />
      <Stroke d="M340 232q-14 34 10 44m82-44q14 34-10 44" colour="#e86a44" width={22} />
      <circle cx="354" cy="278" r="12" fill={skins.tan} />
      <circle cx="418" cy="278" r="12" fill={skins.tan} />
    </>
  )
}
